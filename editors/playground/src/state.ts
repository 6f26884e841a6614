// The state of the page is in the fragment of its address: JSON, compressed by raw deflate, in base64 without padding and with '-' and '_'.

export interface State {
  definition: string;
  program: string;
  pipeline: string;
  entry: string;
  args: string;
  snippet: boolean;
  engine: string;
}

export const emptyState: State = { definition: "", program: "", pipeline: "", entry: "main", args: "", snippet: false, engine: "interpreter" };

const short: [keyof State, string][] = [
  ["definition", "d"], ["program", "p"], ["pipeline", "l"], ["entry", "e"], ["args", "a"], ["snippet", "n"],
  ["engine", "j"],
];

// A link is somebody else's text, which may unpack to any size.
const limit = 8 << 20;

async function through(data: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const parts: BlobPart[] = [];
  let size = 0;
  const reader = new Blob([data]).stream().pipeThrough(stream).getReader();
  for (let r = await reader.read(); !r.done; r = await reader.read()) {
    parts.push(r.value as Uint8Array<ArrayBuffer>);
    size += r.value.length;
    if (size > limit) {
      void reader.cancel();
      throw new Error(`it holds more than ${limit >> 20} MB`);
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

export async function encode(s: State): Promise<string> {
  const out: Record<string, unknown> = {};
  for (const [key, name] of short) {
    if (s[key] !== emptyState[key]) out[name] = s[key];
  }
  const data = await through(new TextEncoder().encode(JSON.stringify(out)), new CompressionStream("deflate-raw"));
  let text = "";
  for (const b of data) text += String.fromCharCode(b);
  return "s=" + btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

// decode returns the state that a fragment holds, or null when it holds none. A fragment may name the definition of a page of the site instead of holding it.
export async function decode(fragment: string): Promise<State | null> {
  const params = new URLSearchParams(fragment.replace(/^#/, ""));
  const packed = params.get("s");
  const file = params.get("f");
  if (packed === null && file === null) return null;
  const state: State = { ...emptyState };
  if (packed !== null) {
    const text = atob(packed.replace(/-/g, "+").replace(/_/g, "/"));
    const data = await through(Uint8Array.from(text, (c) => c.charCodeAt(0)), new DecompressionStream("deflate-raw"));
    const values: unknown = JSON.parse(new TextDecoder().decode(data));
    for (const [key, name] of short) {
      const v = (values as Record<string, unknown>)[name];
      if (typeof v === typeof emptyState[key]) Object.assign(state, { [key]: v });
    }
  }
  if (file !== null && /^[\w-]+$/.test(file)) {
    const response = await fetch(`definitions/${file}.yaml`);
    if (!response.ok) throw new Error(`there is no definition ${file}`);
    state.definition = await response.text();
  }
  return state;
}
