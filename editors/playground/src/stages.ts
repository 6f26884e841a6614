// The list of stages, and the text of the chosen one.

import { Chunk } from "@codemirror/merge";
import { Text } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";

import { stageState } from "./editors";
import { highlight, nameAt, places, type Target } from "./names";
import type { Stage } from "./protocol";

interface Row {
  stage: Stage;
  text: string | null; // null when it was left out
  names: number[] | undefined;
  button: HTMLButtonElement;
}

export class Stages {
  onmoved: (t: Target | null) => void = () => {};
  onselect: () => void = () => {};
  private rows: Row[] = [];
  private chosen = 0;
  private target: Target | null = null;
  private compare = true;
  private showing = false;
  private picked = false; // the stage was chosen by hand

  constructor(private list: HTMLElement, private note: HTMLElement, private view: EditorView) {
    list.addEventListener("keydown", (e) => {
      const to = { ArrowDown: this.chosen + 1, ArrowUp: this.chosen - 1, Home: 0, End: this.rows.length - 1 }[e.key];
      if (to === undefined || !this.rows[to]) return;
      e.preventDefault();
      this.picked = true;
      this.select(to);
      this.rows[to].button.focus();
    });
  }

  get text(): string {
    return this.view.state.doc.toString();
  }

  get editor(): EditorView {
    return this.view;
  }

  // show lists stages. The choice stays at the same pass where there is one, else it is the last that changed something.
  show(stages: Stage[]) {
    const before = this.rows[this.chosen]?.stage;
    const focused = this.list.contains(document.activeElement);
    const count = this.rows.length;
    this.rows = [];
    this.list.classList.remove("stale");
    let text: string | null = null;
    let names: number[] | undefined;
    for (const stage of stages) {
      const last: string | null = text;
      if (!stage.same) {
        text = stage.cut ? null : (stage.text ?? "");
        names = stage.names;
      }
      this.rows.push({ stage, text, names, button: this.row(stage, this.rows.length, last, text) });
    }
    this.list.replaceChildren(...this.rows.map((r) => {
      const li = document.createElement("li");
      li.append(r.button);
      return li;
    }));
    const keep = this.picked && count === this.rows.length && before && this.rows[this.chosen]?.stage.pass === before.pass;
    this.select(keep ? this.chosen : Math.max(this.rows.findLastIndex((r) => !r.stage.same), 0));
    if (focused) this.rows[this.chosen]?.button.focus();
  }

  // stale says that the list is not that of the program as it is.
  stale(why: string) {
    if (this.rows.length === 0) return;
    this.list.classList.add("stale");
    this.note.textContent = why;
  }

  private row(stage: Stage, number: number, before: string | null, text: string | null): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    const part = (className: string, content: string) => {
      const span = document.createElement("span");
      span.className = className;
      span.textContent = content;
      button.append(span);
      return span;
    };
    part("pass", stage.pass || "as parsed");
    if (stage.on) part("on", stage.on);
    part("count", "").hidden = true;
    const change = part("change", "");
    const add = (className: string, content: string) => {
      const span = document.createElement("span");
      span.className = className;
      span.textContent = content;
      change.append(span);
    };
    if (stage.failed) add("failed", "failed");
    else if (stage.same) add("unchanged", "no change");
    else if (number > 0 && before !== null && text !== null) {
      const [plus, minus] = changedLines(before, text);
      add("plus", `+${plus}`);
      add("minus", `−${minus}`);
    }
    if (number > 0) part("ms", `${stage.ms.toFixed(1)} ms`);
    button.addEventListener("click", () => {
      this.picked = true;
      this.select(number);
    });
    return button;
  }

  select(number: number) {
    this.chosen = Math.max(number, 0);
    this.rows.forEach((r, i) => {
      r.button.setAttribute("aria-current", String(i === this.chosen));
      r.button.tabIndex = i === this.chosen ? 0 : -1;
    });
    this.rows[this.chosen]?.button.scrollIntoView({ block: "nearest" });
    this.render();
    this.onselect();
  }

  setCompare(on: boolean) {
    this.compare = on;
    this.render();
  }

  private render() {
    const row = this.rows[this.chosen];
    const before = this.chosen > 0 ? this.rows[this.chosen - 1].text : null;
    const compare = this.compare && before !== null && row?.text !== null;
    this.note.textContent = !row ? "" : row.text === null ? "the text is too long to show" : "";
    const top = this.view.scrollDOM.scrollTop;
    this.showing = true;
    this.view.setState(stageState(row?.text ?? "", compare ? before : null, {
      changed() {},
      moved: (view) => {
        if (!this.showing && view.hasFocus) this.onmoved(nameAt(this.rows[this.chosen]?.names ?? [], view.state.selection.main.head));
      },
    }));
    this.view.scrollDOM.scrollTop = top;
    this.showing = false;
    this.highlight(this.target);
  }

  // forget makes the next list begin with a choice of its own.
  forget() {
    this.picked = false;
  }

  // highlight marks a thing in the text that is shown, and tells in the list how often it is in each stage.
  highlight(t: Target | null) {
    this.target = t;
    highlight(this.view, this.rows[this.chosen]?.names, t);
    for (const r of this.rows) {
      const p = places(r.names, t);
      const count = r.button.querySelector<HTMLElement>(".count")!;
      count.hidden = p.ranges.length === 0;
      count.textContent = `${p.ranges.length}×`;
      count.classList.toggle("related", !p.same);
      count.title = p.same ? "how often the name under the cursor stands here" : "names of what came from the same place";
    }
  }
}

function changedLines(before: string, after: string): [number, number] {
  const a = Text.of(before.split("\n"));
  const b = Text.of(after.split("\n"));
  let plus = 0;
  let minus = 0;
  for (const c of Chunk.build(a, b)) {
    if (c.fromB < c.toB) plus += lines(b, c.fromB, c.endB);
    if (c.fromA < c.toA) minus += lines(a, c.fromA, c.endA);
  }
  return [plus, minus];
}

function lines(t: Text, from: number, to: number): number {
  return t.lineAt(Math.min(to, t.length)).number - t.lineAt(from).number + 1;
}
