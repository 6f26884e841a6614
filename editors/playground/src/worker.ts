// The worker runs the engine, a Go program that reads requests from its standard input and writes replies to its standard output, one on a line.

export {};

interface FileSystem {
  read(fd: number, buffer: Uint8Array, offset: number, length: number, position: number | null, done: (err: Error | null, n?: number) => void): void;
  writeSync(fd: number, data: Uint8Array): number;
}
interface GoProgram {
  importObject: WebAssembly.Imports;
  run(instance: WebAssembly.Instance): Promise<void>;
}
interface Scope {
  fs: FileSystem;
  Go: new () => GoProgram;
  importScripts(...urls: string[]): void;
  postMessage(message: unknown): void;
  onmessage: ((e: MessageEvent) => void) | null;
}

const scope = globalThis as unknown as Scope;
scope.importScripts("wasm_exec.js");

const encoder = new TextEncoder();
const decoders = [null, new TextDecoder(), new TextDecoder()];
let input: Uint8Array[] = []; // what the program has not read yet
let reading: (() => void) | null = null;
let line = "";

scope.fs.read = (fd, buffer, offset, length, _position, done) => {
  if (fd !== 0) {
    done(new Error("there are no files"));
    return;
  }
  const take = () => {
    const n = Math.min(length, input[0].length);
    buffer.set(input[0].subarray(0, n), offset);
    if (n === input[0].length) input.shift();
    else input[0] = input[0].subarray(n);
    done(null, n);
  };
  if (input.length > 0) take();
  else reading = take;
};

scope.fs.writeSync = (fd, data) => {
  const text = decoders[fd]?.decode(data, { stream: true }) ?? "";
  if (fd === 1) {
    const lines = (line + text).split("\n");
    line = lines.pop() ?? "";
    for (const l of lines) scope.postMessage({ reply: l });
  } else {
    scope.postMessage({ log: text });
  }
  return data.length;
};

// engine.wasm is served compressed, as a file, so that its size does not depend on the server.
async function compile(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  const stream = response.body.pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compileStreaming(new Response(stream, { headers: { "Content-Type": "application/wasm" } }));
}

async function start(module: WebAssembly.Module | undefined, url: string) {
  try {
    if (!module) {
      module = await compile(url);
      scope.postMessage({ module });
    }
    const go = new scope.Go();
    await go.run(await WebAssembly.instantiate(module, go.importObject));
    scope.postMessage({ ended: "the engine has ended" });
  } catch (e) {
    scope.postMessage({ ended: String(e) });
  }
}

scope.onmessage = (e) => {
  if (e.data.start) {
    void start(e.data.module, e.data.url);
    return;
  }
  input.push(encoder.encode(e.data.request + "\n"));
  const take = reading;
  reading = null;
  take?.();
};
