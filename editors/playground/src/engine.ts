// Engine talks to the worker. At most one request is on its way; of those that wait, a newer one of a kind takes the place of the older one. A worker that takes
// too long is ended, and another one started.

import type { Reply, Request } from "./protocol";

interface Waiting {
  request: Request;
  done: (r: Reply) => void;
}

const limits: Record<Request["kind"], number> = { check: 10_000, stages: 20_000, run: 20_000, graph: 10_000, complete: 5_000, hover: 5_000, warm: 30_000 };
const order: Request["kind"][] = ["complete", "check", "hover", "graph", "stages", "run", "warm"];

export class Engine {
  onready: (r: Reply) => void = () => {};
  onstate: (state: "starting" | "ready" | "busy" | "failed", why?: string) => void = () => {};

  private worker: Worker | null = null;
  private module: WebAssembly.Module | undefined;
  private ready = false;
  private failures = 0;
  private id = 0;
  private running: (Waiting & { timer: number }) | null = null;
  private waiting = new Map<Request["kind"], Waiting>();

  start() {
    this.ready = false;
    this.onstate("starting");
    const worker = new Worker("worker.js");
    this.worker = worker;
    worker.onmessage = (e) => {
      if (worker === this.worker) this.receive(e.data);
    };
    worker.onerror = (e) => {
      if (worker === this.worker) this.fail(e.message || "the worker cannot be loaded");
    };
    worker.postMessage({ start: true, module: this.module, url: "engine.wasm.gz" });
  }

  ask(request: Request): Promise<Reply> {
    return new Promise((done) => {
      this.waiting.get(request.kind)?.done({ id: 0, kind: "superseded", ms: 0 });
      this.waiting.set(request.kind, { request, done });
      this.next();
    });
  }

  // busy tells whether a request of a kind is on its way.
  busy(kind: Request["kind"]): boolean {
    return this.running?.request.kind === kind;
  }

  // stop ends what is being done.
  stop(why: string) {
    const running = this.running;
    this.running = null;
    if (running) clearTimeout(running.timer);
    this.worker?.terminate();
    this.start();
    running?.done({ id: 0, kind: "stopped", ms: 0, error: why });
  }

  private receive(message: { module?: WebAssembly.Module; reply?: string; log?: string; ended?: string }) {
    if (message.module) this.module = message.module;
    if (message.log) console.warn(message.log);
    if (message.ended) this.fail(message.ended);
    if (!message.reply) return;
    const reply: Reply = JSON.parse(message.reply);
    if (reply.kind === "ready") {
      this.ready = true;
      this.onready(reply);
      this.onstate("ready");
    } else {
      const running = this.running;
      this.running = null;
      this.failures = 0;
      if (running) {
        clearTimeout(running.timer);
        running.done(reply);
      }
      this.onstate("ready");
    }
    this.next();
  }

  private next() {
    if (!this.ready || this.running) return;
    const kind = order.find((k) => this.waiting.has(k));
    if (!kind) return;
    const w = this.waiting.get(kind)!;
    this.waiting.delete(kind);
    const timer = window.setTimeout(() => this.stop(`stopped after ${limits[kind] / 1000} s`), limits[kind]);
    this.running = { ...w, timer };
    if (kind === "run" || kind === "stages") this.onstate("busy");
    this.worker!.postMessage({ request: JSON.stringify({ id: ++this.id, ...w.request }) });
  }

  // fail is called when the engine is gone. It is started again, for what waits, unless that does not help.
  private fail(why: string) {
    const running = this.running;
    this.running = null;
    this.ready = false;
    if (running) clearTimeout(running.timer);
    this.worker?.terminate();
    this.worker = null;
    running?.done({ id: 0, kind: "failed", ms: 0, error: why });
    if (running && this.failures++ < 3) this.start();
    else this.onstate("failed", why);
  }
}
