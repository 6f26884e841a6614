// The page of the playground.

import type { EditorView } from "@codemirror/view";

import { definitionEditor, mark, programEditor, replace, stageEditor } from "./editors";
import { Engine } from "./engine";
import { list } from "./findings";
import { highlight, nameAt, type Target } from "./names";
import type { Finding, Reply } from "./protocol";
import { Stages } from "./stages";
import { decode, emptyState, encode, type State } from "./state";
import { setUpTheme, dark } from "./theme";

const pause = { check: 30, stages: 60, address: 400, graph: 120 }; // milliseconds behind the last change

const $ = <T extends HTMLElement = HTMLElement>(id: string) => document.getElementById(id) as T;
const root = document.documentElement;
const status = $<HTMLOutputElement>("status");
const example = $<HTMLSelectElement>("example");
const snippet = $<HTMLInputElement>("snippet");
const pipeline = $<HTMLInputElement>("pipeline");
const addPass = $<HTMLSelectElement>("add-pass");
const entry = $<HTMLSelectElement>("entry");
const args = $<HTMLInputElement>("args");
const machine = $<HTMLSelectElement>("machine");
const times = $("run-times");
const stop = $<HTMLButtonElement>("stop");
const output = $("output");
const graphKind = $<HTMLSelectElement>("graph-kind");
const graphOf = $<HTMLSelectElement>("graph-of");
const graph = $("graph");

const engine = new Engine();
const timers = new Map<string, number>();
function later(name: keyof typeof pause, f: () => void) {
  clearTimeout(timers.get(name));
  timers.set(name, window.setTimeout(() => {
    timers.delete(name);
    f();
  }, pause[name]));
}

let edited = 0; // when the text was changed last
let first = true;
let names: number[] = [];
let wantedEntry = emptyState.entry;
let programFindings: Finding[] = [];
let loading = false;

const definition = definitionEditor($("definition"), { changed, moved() {} });
const program = programEditor($("program"), {
  changed,
  moved(view) {
    if (view.hasFocus) aim(nameAt(names, view.state.selection.main.head));
  },
  async complete(offset) {
    return (await engine.ask({ kind: "complete", ...texts(), offset })).items ?? [];
  },
  async hover(offset) {
    const r = await engine.ask({ kind: "hover", ...texts(), offset });
    return r.output ? { from: r.from ?? 0, to: r.to ?? 0, text: r.output } : null;
  },
});
const stages = new Stages($("stages"), $("stage-note"), stageEditor($("stage")));
stages.onmoved = aim;
stages.onselect = () => {
  if (graphOf.value === "stage") drawSoon();
};

function texts() {
  return { definition: definition.state.doc.toString(), program: program.state.doc.toString(), snippet: snippet.checked };
}

function state(): State {
  return { ...texts(), pipeline: pipeline.value, entry: entry.value || wantedEntry, args: args.value, engine: machine.value };
}

// aim highlights a thing everywhere.
function aim(t: Target | null) {
  highlight(program, names, t);
  stages.highlight(t);
  drawSoon();
}

function tell(state: string, text: string) {
  status.dataset.state = state;
  status.value = text;
}

// edit remembers the time of a change.
function edit() {
  performance.clearMarks("edit");
  edited = performance.mark("edit").startTime;
}

function changed() {
  edit();
  if (!loading) example.value = "";
  if (engine.busy("run")) engine.stop("stopped because the text was changed");
  list($("run-findings"), [], () => {});
  later("check", () => void check());
  later("address", () => void remember());
}

async function check() {
  const begin = edited;
  const r = await engine.ask({ kind: "check", ...texts() });
  if (r.kind !== "checked") {
    if (r.error) tell("failed", r.error);
    return;
  }
  names = r.names ?? [];
  programFindings = r.findings ?? [];
  const found = r.definition ?? [];
  show(definition, $("definition-findings"), found);
  show(program, $("program-findings"), programFindings);
  if (r.functions) choices(r.functions);
  const errors = [...found, ...programFindings].filter((f) => f.severity === "error").length;
  tell(errors > 0 ? "problems" : "ok", errors > 0 ? `${errors} ${errors === 1 ? "error" : "errors"}` : `Checked in ${r.ms.toFixed(0)} ms`);
  performance.measure("recheck", { start: begin, end: performance.now() });
  later("stages", () => void runStages());
}

function show(view: EditorView, parent: HTMLElement, findings: Finding[]) {
  mark(view, findings);
  list(parent, findings, (f) => jump(view, f));
}

function jump(view: EditorView, f: Finding) {
  if (f.from < 0) return;
  open(view === definition ? "definition" : "program");
  const length = view.state.doc.length;
  view.dispatch({ selection: { anchor: Math.min(f.from, length), head: Math.min(f.to, length) }, scrollIntoView: true });
  view.focus();
}

async function runStages() {
  const begin = edited;
  const r = await engine.ask({ kind: "stages", ...texts(), pipeline: pipeline.value });
  if (r.kind === "superseded") return;
  const found = r.findings ?? [];
  if (r.error) found.push({ severity: "error", message: r.error, from: -1, to: -1 });
  // What the check has found already is not repeated.
  list($("pipeline-findings"), found.filter((f) => !programFindings.some((p) => p.message === f.message && p.from === f.from)), (f) => jump(program, f));
  if (r.stages && r.stages.length > 0) stages.show(r.stages);
  else stages.stale("of the last program without errors");
  if (first) {
    first = false;
    performance.measure("first result", { start: 0, end: performance.now() });
    void engine.ask({ kind: "warm", engine: machine.value });
  }
  performance.measure("stages", { start: begin, end: performance.now() });
  if (program.hasFocus) aim(nameAt(names, program.state.selection.main.head));
  else drawSoon();
}

// choices fills the list of functions.
function choices(functions: { name: string; params: string[] }[]) {
  const before = entry.value || wantedEntry;
  entry.replaceChildren(...functions.map((f) => {
    const o = document.createElement("option");
    o.value = f.name;
    o.textContent = `@${f.name}(${f.params.join(", ")})`;
    return o;
  }));
  const keep = functions.find((f) => f.name === before) ?? functions.find((f) => f.name === "main") ?? functions[0];
  entry.value = keep?.name ?? "";
}

async function run() {
  if (timers.has("check")) { // what was just typed is checked first
    clearTimeout(timers.get("check"));
    timers.delete("check");
    await check();
  }
  select("run");
  open("result");
  output.textContent = "";
  times.textContent = "";
  list($("run-findings"), [], () => {});
  stop.disabled = false;
  tell("busy", "Running…");
  const words = args.value.trim() === "" ? [] : args.value.trim().split(/[\s,]+/);
  const name = machine.value;
  const r: Reply = await engine.ask({ kind: "run", ...texts(), pipeline: pipeline.value, entry: entry.value, args: words, engine: name });
  if (r.kind === "superseded") return;
  stop.disabled = true;
  output.textContent = r.output ?? "";
  const found = r.findings ?? [];
  if (r.error) found.push({ severity: "error", message: r.error, from: -1, to: -1 });
  list($("run-findings"), found, (f) => jump(program, f));
  mark(program, [...programFindings, ...found]);
  if (found.some((f) => f.severity === "error")) tell("problems", "The execution ended with an error");
  else tell("ok", `Ran in ${r.ms.toFixed(0)} ms`);
  times.textContent = spent(r, name);
  performance.mark("ran");
}

// spent says how long the parts of a run took, as far as it came.
function spent(r: Reply, name: string): string {
  const parts: [string, number | undefined][] = [["lowered", r.lowering], [name === "jit" ? "compiled" : "prepared", r.compiling], ["executed", r.running]];
  return parts.filter(([, ms]) => ms !== undefined).map(([what, ms]) => `${what} in ${ms! < 10 ? ms!.toFixed(1) : ms!.toFixed(0)} ms`).join(", ");
}

function drawSoon() {
  if (root.dataset.tab === "graph") later("graph", () => void draw());
}

async function draw() {
  const ofStage = graphOf.value === "stage";
  const view = ofStage ? stages.editor : program;
  const r = await engine.ask({
    kind: "graph", definition: definition.state.doc.toString(), text: view.state.doc.toString(), offset: view.state.selection.main.head,
    graph: graphKind.value === "uses" ? "uses" : "cfg",
  });
  if (r.kind === "superseded") return;
  if (r.error || !r.output) {
    const p = document.createElement("p");
    p.textContent = r.error ?? "nothing to draw";
    graph.replaceChildren(p);
    return;
  }
  // As an image a picture runs no scripts; the page's theme decides its colours.
  const svg = r.output.replace("(prefers-color-scheme: dark)", dark() ? "all" : "not all").replace(/svg \{ background: #\w+/g, "svg { background: none");
  const img = document.createElement("img");
  img.alt = graphKind.selectedOptions[0].text + " of " + graphOf.selectedOptions[0].text;
  img.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(svg);
  graph.replaceChildren(img);
}

// select opens a tab of the results, open a part of the page on a narrow screen.
function select(tab: string) {
  root.dataset.tab = tab;
  for (const b of document.querySelectorAll<HTMLElement>(".tabs [data-tab]")) {
    b.setAttribute("aria-selected", String(b.dataset.tab === tab));
    b.tabIndex = b.dataset.tab === tab ? 0 : -1;
  }
  drawSoon();
}

function open(view: string) {
  root.dataset.view = view;
  for (const b of document.querySelectorAll<HTMLElement>("#views [data-view]")) {
    b.setAttribute("aria-selected", String(b.dataset.view === view));
    b.tabIndex = b.dataset.view === view ? 0 : -1;
  }
}

// tabs makes a list of tabs, in which arrows move.
function tabs(selector: string, choose: (name: string) => void, key: "tab" | "view") {
  const buttons = [...document.querySelectorAll<HTMLElement>(selector)];
  buttons.forEach((b, i) => {
    b.addEventListener("click", () => choose(b.dataset[key]!));
    b.addEventListener("keydown", (e) => {
      const to = { ArrowRight: i + 1, ArrowLeft: i - 1 }[e.key];
      const next = to === undefined ? undefined : buttons[(to + buttons.length) % buttons.length];
      if (!next) return;
      e.preventDefault();
      choose(next.dataset[key]!);
      next.focus();
    });
  });
}

async function remember() {
  const fragment = "#" + (await encode(state()));
  if (fragment !== location.hash) history.replaceState(null, "", fragment);
}

function load(s: State) {
  loading = true;
  stages.forget();
  replace(definition, s.definition);
  replace(program, s.program);
  pipeline.value = s.pipeline;
  args.value = s.args;
  snippet.checked = s.snippet;
  machine.value = s.engine;
  if (machine.value === "") machine.value = emptyState.engine; // a link is somebody else's text
  wantedEntry = s.entry;
  entry.replaceChildren();
  output.textContent = "";
  times.textContent = "";
  loading = false;
  changed();
}

interface Example extends Partial<State> {
  name: string;
}

let examples: Example[] = [];

async function begin() {
  try {
    examples = await (await fetch("examples.json")).json();
    for (const x of examples) {
      const o = document.createElement("option");
      o.value = o.textContent = x.name;
      example.append(o);
    }
  } catch (e) {
    tell("failed", `The examples cannot be loaded: ${e}`);
  }
  await arrive();
}

// arrive loads what the address says.
async function arrive() {
  let s: State | null = null;
  try {
    s = await decode(location.hash);
  } catch (e) {
    tell("failed", `The link cannot be read: ${e instanceof Error ? e.message : e}`);
  }
  if (s) load(s);
  else if (examples.length > 0) pick(examples[0]);
  else load(emptyState);
}

function pick(x: Example) {
  load({ ...emptyState, ...x });
  example.value = x.name;
}

engine.onready = (r) => {
  if (addPass.options.length > 1) return;
  for (const p of r.passes ?? []) {
    const o = document.createElement("option");
    o.value = p.name;
    o.textContent = p.name;
    o.title = p.summary;
    addPass.append(o);
  }
};
engine.onstate = (s, why) => {
  if (s === "starting") tell("starting", first ? "Loading the engine…" : "Restarting…");
  else if (s === "failed") tell("failed", `The engine failed: ${why}`);
  else if (s === "ready" && status.dataset.state === "starting") tell("ok", "Ready");
};

example.addEventListener("change", () => {
  const x = examples.find((x) => x.name === example.value);
  if (x) pick(x);
});
pipeline.addEventListener("input", () => {
  edit();
  later("stages", () => void runStages());
  later("address", () => void remember());
});
addPass.addEventListener("change", () => {
  pipeline.value = [pipeline.value.trim(), addPass.value].filter((s) => s !== "").join(",");
  addPass.value = "";
  pipeline.dispatchEvent(new Event("input"));
});
for (const e of [args, entry, machine]) {
  e.addEventListener("input", () => {
    wantedEntry = entry.value || wantedEntry;
    later("address", () => void remember());
  });
}
machine.addEventListener("input", () => {
  if (!first) void engine.ask({ kind: "warm", engine: machine.value });
});
snippet.addEventListener("change", changed);
$<HTMLInputElement>("diff").addEventListener("change", (e) => stages.setCompare((e.target as HTMLInputElement).checked));
$("run-form").addEventListener("submit", (e) => {
  e.preventDefault();
  void run();
});
stop.addEventListener("click", () => engine.stop("stopped"));
for (const e of [graphKind, graphOf]) e.addEventListener("change", drawSoon);
$("share").addEventListener("click", async () => {
  await remember();
  try {
    await navigator.clipboard.writeText(location.href);
    tell("ok", "The link is copied");
  } catch {
    tell("ok", "The link is the address of this page");
  }
});
tabs(".tabs [data-tab]", select, "tab");
tabs("#views [data-view]", open, "view");

document.addEventListener("keydown", (e) => {
  if (e.altKey && !e.ctrlKey && !e.metaKey && ["1", "2", "3"].includes(e.key)) {
    const [view, editor] = [["definition", definition], ["program", program], ["result", stages.editor]][Number(e.key) - 1] as [string, EditorView];
    open(view);
    if (view === "result") select("passes");
    editor.focus();
  } else if ((e.ctrlKey || e.metaKey) && e.key === "Enter") {
    void run();
  } else if ((e.ctrlKey || e.metaKey) && e.key === ".") {
    if (engine.busy("run") || engine.busy("stages")) engine.stop("stopped");
  } else {
    return;
  }
  e.preventDefault();
  e.stopPropagation();
}, true);
window.addEventListener("hashchange", () => void arrive());

setUpTheme($("theme"), drawSoon);
select("passes");
open("program");
engine.start();
void begin();
if ("serviceWorker" in navigator && window.isSecureContext) {
  void navigator.serviceWorker.register("sw.js").catch((e) => console.warn(String(e)));
}
