// The editors of the page.

import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap, type CompletionContext } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { yaml } from "@codemirror/lang-yaml";
import { bracketMatching, indentOnInput } from "@codemirror/language";
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic } from "@codemirror/lint";
import { unifiedMergeView } from "@codemirror/merge";
import { search, searchKeymap } from "@codemirror/search";
import { EditorState, type Extension } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, highlightSpecialChars, hoverTooltip, keymap, lineNumbers, placeholder } from "@codemirror/view";

import { markdown } from "./markdown";
import { colours, mlir } from "./mlir";
import { highlightedNames } from "./names";
import type { Finding, Item } from "./protocol";

// theme takes its colours from variables, so that it follows the page's.
const theme = EditorView.theme({
  "&": { height: "100%" },
  ".cm-content": { caretColor: "var(--text)" },
  ".cm-cursor": { borderLeftColor: "var(--text)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": { background: "var(--select) !important" },
  ".cm-gutters": { background: "var(--pane)", color: "var(--dim)", border: "0" },
  ".cm-activeLine": { background: "var(--active)" },
  ".cm-matchingBracket": { background: "var(--soft)", outline: "1px solid var(--line)" },
  ".cm-tooltip": { background: "var(--pane)", color: "var(--text)", border: "1px solid var(--line)", borderRadius: "5px" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { background: "var(--select)", color: "var(--text)" },
  ".cm-panels": { background: "var(--soft)", color: "var(--text)" },
  ".cm-changedLine, .cm-insertedLine": { background: "var(--added) !important" },
  ".cm-changedText": { background: "var(--added-strong) !important" },
  ".cm-deletedChunk": { background: "var(--removed) !important" },
  ".cm-deletedChunk .cm-deletedText": { background: "var(--removed-strong) !important" },
  ".cm-deletedChunk del, .cm-deletedLine": { textDecoration: "none" },
  ".cm-changedLineGutter": { background: "var(--ok)" },
  ".cm-deletedLineGutter": { background: "var(--error)" },
});

const common: Extension = [lineNumbers(), highlightSpecialChars(), drawSelection(), bracketMatching(), colours, theme, search({ top: true })];

const editing: Extension = [
  common, history(), indentOnInput(), closeBrackets(), highlightActiveLine(), lintGutter(),
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap, ...completionKeymap, ...lintKeymap]),
];

export interface Hooks {
  changed(): void;
  moved(view: EditorView): void;
  complete?(offset: number): Promise<Item[]>;
  hover?(offset: number): Promise<{ from: number; to: number; text: string } | null>;
}

function watch(hooks: Hooks): Extension {
  return EditorView.updateListener.of((u) => {
    if (u.docChanged) hooks.changed();
    if (u.docChanged || u.selectionSet || u.focusChanged) hooks.moved(u.view);
  });
}

export function definitionEditor(parent: Element, hooks: Hooks): EditorView {
  return new EditorView({
    parent,
    state: EditorState.create({ extensions: [editing, yaml(), watch(hooks), placeholder("# a dialect of yours, or nothing"), EditorView.contentAttributes.of({ "aria-label": "Definition" })] }),
  });
}

export function programEditor(parent: Element, hooks: Hooks): EditorView {
  const complete = async (c: CompletionContext) => {
    const word = c.matchBefore(/[\w$.%@^!#-]+/);
    if (!word && !c.explicit) return null;
    const items = (await hooks.complete?.(c.pos)) ?? [];
    if (c.aborted || items.length === 0) return null;
    return {
      from: items[0].from,
      options: items.map((i, rank) => ({ label: i.label, type: i.kind || "text", detail: i.detail, apply: i.text, boost: -rank / 10 })),
      validFor: /^[\w$.%@^!#-]*$/,
    };
  };
  const tooltip = hoverTooltip(async (_view, pos) => {
    const h = await hooks.hover?.(pos);
    if (!h) return null;
    return {
      pos: h.from,
      end: h.to,
      above: true,
      create: () => {
        const dom = document.createElement("div");
        dom.className = "hover";
        dom.append(...markdown(h.text));
        return { dom };
      },
    };
  });
  return new EditorView({
    parent,
    state: EditorState.create({
      extensions: [editing, mlir, highlightedNames, autocompletion({ override: [complete] }), tooltip, watch(hooks),
        EditorView.contentAttributes.of({ "aria-label": "Program" })],
    }),
  });
}

export function stageEditor(parent: Element): EditorView {
  return new EditorView({ parent, state: stageState("", null, { changed() {}, moved() {} }) });
}

// stageState is the state of the read-only editor that shows a stage, compared with a text before it.
export function stageState(text: string, before: string | null, hooks: Hooks): EditorState {
  return EditorState.create({
    doc: text,
    extensions: [
      common, mlir, highlightedNames, watch(hooks), EditorState.readOnly.of(true), keymap.of([...defaultKeymap, ...searchKeymap]),
      EditorView.contentAttributes.of({ "aria-label": "Module behind the chosen pass", "aria-readonly": "true" }),
      before === null ? [] : unifiedMergeView({ original: before, mergeControls: false, allowInlineDiffs: false, syntaxHighlightDeletions: false }),
    ],
  });
}

export function replace(view: EditorView, text: string) {
  if (view.state.doc.toString() !== text) view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, selection: { anchor: 0 } });
}

const severities = { error: "error", warning: "warning", remark: "info", note: "hint" } as const;

// mark shows findings in an editor.
export function mark(view: EditorView, findings: Finding[]) {
  const length = view.state.doc.length;
  const list: Diagnostic[] = findings
    .filter((f) => f.from >= 0 && f.from <= length)
    .map((f) => ({ from: f.from, to: Math.min(f.to, length), severity: severities[f.severity], message: f.message }));
  view.dispatch(setDiagnostics(view.state, list));
}
