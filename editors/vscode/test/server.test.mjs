// The server through the client of the protocol's library, as the extension uses it. ODS is the command "ods"; without it
// the test is skipped.
import assert from "node:assert";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "node:test";
import { createProtocolConnection, StreamMessageReader, StreamMessageWriter } from "vscode-languageserver-protocol/node";

const ods = process.env.ODS;

test("diagnostics, completion and a pipeline", { skip: ods ? false : "set ODS to the command ods" }, async () => {
  const server = spawn(ods, ["lsp"], { stdio: ["pipe", "pipe", "inherit"] });
  const c = createProtocolConnection(new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin));
  const found = new Promise((resolve) => c.onNotification("textDocument/publishDiagnostics", resolve));
  c.listen();
  await c.sendRequest("initialize", { processId: process.pid, rootUri: null, capabilities: {} });
  await c.sendNotification("initialized", {});
  const uri = "file:///t.mlir";
  const text = "func.func @f(%a: i32) -> i32 {\n  %0 = arith.addi %a, \n  return %a : i32\n}\n";
  await c.sendNotification("textDocument/didOpen", { textDocument: { uri, languageId: "mlir", version: 1, text } });
  const { diagnostics } = await found;
  assert.equal(diagnostics[0].message, "expected SSA operand");
  const list = await c.sendRequest("textDocument/completion", { textDocument: { uri }, position: { line: 1, character: 22 } });
  assert.ok(list.items.some((i) => i.label === "%a"));
  await c.sendNotification("textDocument/didChange", {
    textDocument: { uri, version: 2 },
    contentChanges: [{ text: "func.func @f() {\n  %0 = arith.constant 1 : i32\n  return\n}\n" }],
  });
  const result = await c.sendRequest("workspace/executeCommand", { command: "ods.runPipeline", arguments: [uri, "canonicalize"] });
  assert.ok(!result.text.includes("arith.constant"));
  await c.sendRequest("shutdown");
  await c.sendNotification("exit");
  const [status] = await once(server, "exit");
  assert.equal(status, 0);
});
