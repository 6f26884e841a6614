// Colours of MLIR's text by its sigils; what is wrong with it the engine says.

import { HighlightStyle, StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import { tags } from "@lezer/highlight";

export const mlir = StreamLanguage.define<{ type: number }>({
  name: "mlir",
  startState: () => ({ type: 0 }),
  token(stream) {
    if (stream.eatSpace()) return null;
    if (stream.match("//")) {
      stream.skipToEnd();
      return "comment";
    }
    if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return "string";
    if (stream.match(/^%[\w$.-]+(?:#\d+)?/)) return "variableName";
    if (stream.match(/^@(?:"(?:[^"\\]|\\.)*"?|[\w$.-]+)/)) return "function";
    if (stream.match(/^\^[\w$.-]+/)) return "labelName";
    if (stream.match(/^![\w$.]+/)) return "typeName";
    if (stream.match(/^#[\w$.]+/)) return "meta";
    if (stream.match(/^-?\d+(?:\.\d*)?(?:[eE][-+]?\d+)?(?![\w])/) || stream.match(/^0x[0-9a-fA-F]+/)) return "number";
    if (stream.match(/^(?:[su]?i\d+|f\d+\w*|bf16|tf32|index|none|tensor|memref|vector|tuple|complex)(?![\w.])/)) return "typeName";
    if (stream.match(/^[A-Za-z_][\w$]*(?:\.[\w$]+)+/)) return "keyword";
    if (stream.match(/^(?:module|return|call|func|loc|true|false|dense|array|affine_map|unit)(?![\w.])/)) return "keyword";
    if (stream.match(/^[A-Za-z_][\w$]*/)) return null;
    if (stream.match("->") || stream.match("::")) return "operator";
    stream.next();
    return null;
  },
  tokenTable: { function: tags.function(tags.variableName) },
  languageData: { commentTokens: { line: "//" }, closeBrackets: { brackets: ["(", "[", "{", '"'] } },
});

export const colours = syntaxHighlighting(
  HighlightStyle.define([
    { tag: tags.comment, color: "var(--c-comment)", fontStyle: "italic" },
    { tag: tags.string, color: "var(--c-string)" },
    { tag: [tags.number, tags.bool, tags.null], color: "var(--c-number)" },
    { tag: [tags.keyword, tags.definition(tags.propertyName), tags.propertyName], color: "var(--c-keyword)" },
    { tag: tags.function(tags.variableName), color: "var(--c-symbol)" },
    { tag: tags.variableName, color: "var(--c-value)" },
    { tag: tags.labelName, color: "var(--c-block)", fontWeight: "600" },
    { tag: tags.typeName, color: "var(--c-type)" },
    { tag: tags.meta, color: "var(--c-attr)" },
  ]),
);
