// The name under the cursor is highlighted wherever the same value, block or symbol is named, and more softly what came from the same place.

import { RangeSetBuilder, StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, type DecorationSet } from "@codemirror/view";

// Target is what is highlighted: the number of a thing and that of its origin.
export interface Target {
  thing: number;
  origin: number;
}

const step = 4; // numbers for each name: start, end, thing, origin

export function nameAt(names: number[], offset: number): Target | null {
  for (let i = 0; i < names.length; i += step) {
    if (names[i] <= offset && offset <= names[i + 1]) return { thing: names[i + 2], origin: names[i + 3] };
  }
  return null;
}

// places returns where a target is named, and whether that is the thing itself or something that came from the same place.
export function places(names: number[] | undefined, t: Target | null): { ranges: [number, number][]; same: boolean } {
  const same: [number, number][] = [];
  const related: [number, number][] = [];
  if (names && t) {
    for (let i = 0; i < names.length; i += step) {
      if (names[i + 2] === t.thing) same.push([names[i], names[i + 1]]);
      else if (names[i + 3] === t.origin) related.push([names[i], names[i + 1]]);
    }
  }
  return same.length > 0 ? { ranges: same, same: true } : { ranges: related, same: false };
}

const show = StateEffect.define<{ ranges: [number, number][]; same: boolean }>();
const same = Decoration.mark({ class: "name-same" });
const related = Decoration.mark({ class: "name-related" });

export const highlightedNames = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, tr) {
    value = value.map(tr.changes);
    for (const e of tr.effects) {
      if (!e.is(show)) continue;
      const b = new RangeSetBuilder<Decoration>();
      for (const [from, to] of e.value.ranges) {
        if (to <= tr.state.doc.length) b.add(from, to, e.value.same ? same : related);
      }
      value = b.finish();
    }
    return value;
  },
  provide: (f) => EditorView.decorations.from(f),
});

export function highlight(view: EditorView, names: number[] | undefined, t: Target | null) {
  view.dispatch({ effects: show.of(places(names, t)) });
}
