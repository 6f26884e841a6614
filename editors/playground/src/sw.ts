// The service worker keeps a copy of each file of the page, which is used when there is no network.

export {};

interface FetchEvent extends Event {
  request: Request;
  respondWith(r: Promise<Response>): void;
  waitUntil(p: Promise<unknown>): void;
}
interface Scope {
  addEventListener(type: string, f: (e: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { scope: string };
}

const scope = globalThis as unknown as Scope;
const files = ["./", "index.html", "style.css", "app.js", "worker.js", "wasm_exec.js", "engine.wasm.gz", "examples.json"];

scope.addEventListener("install", (e) => {
  e.waitUntil(caches.open("playground").then((c) => c.addAll(files)).then(() => scope.skipWaiting()));
});
scope.addEventListener("activate", (e) => e.waitUntil(scope.clients.claim()));
scope.addEventListener("fetch", (e) => {
  if (e.request.method !== "GET" || !e.request.url.startsWith(scope.registration.scope)) return;
  e.respondWith(
    fetch(e.request).then(
      async (fresh) => {
        if (fresh.ok) await (await caches.open("playground")).put(e.request, fresh.clone());
        return fresh;
      },
      async (failure) => {
        const kept = await caches.match(e.request, { ignoreSearch: true });
        if (kept) return kept;
        throw failure;
      },
    ),
  );
});
