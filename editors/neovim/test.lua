-- Run by the project's checks: ODS=COMMAND nvim --headless -u NONE -S editors/neovim/test.lua, where COMMAND is the command "ods".
-- It drives the real client: diagnostics, hover, completion, definition, rename and a pipeline.
local ods = vim.env.ODS
local function main()
local dir = vim.fn.tempname()
vim.fn.mkdir(dir, "p")
vim.opt.runtimepath:append(vim.fn.fnamemodify(debug.getinfo(1, "S").source:sub(2), ":p:h"))
vim.cmd("filetype on")
require("ods").setup({ cmd = { ods, "lsp" } })

local function wait(what, f)
  if not vim.wait(20000, f, 20) then
    error("timeout: " .. what)
  end
end

local function check(ok, what)
  if not ok then
    error(what)
  end
  io.write("ok: " .. what .. "\n")
end

local function write(name, text)
  local path = dir .. "/" .. name
  vim.fn.writefile(vim.split(text, "\n"), path)
  return path
end

local function request(method, params)
  local got = vim.lsp.buf_request_sync(0, method, params, 20000)
  for _, r in pairs(got or {}) do
    if r.error then
      error(method .. ": " .. r.error.message)
    end
    return r.result
  end
  error(method .. ": no answer")
end

local function at(line, col)
  return { textDocument = { uri = vim.uri_from_bufnr(0) }, position = { line = line, character = col } }
end

local toy = write("toy.yaml", [[
dialect: toy
summary: A test.
ops:
  one:
    summary: Is one.
    results:
      - out: I32
    format: attr-dict
]])
vim.cmd("edit " .. write("a.mlir", "func.func @f(%a: i32) -> i32 {\n  %0 = toy.one\n  return %a : i33\n}\n"))
vim.bo.filetype = "mlir"
wait("client", function()
  return next(vim.lsp.buf_get_clients(0)) ~= nil
end)
wait("diagnostics", function()
  return #vim.diagnostic.get(0) > 0
end)
check(vim.diagnostic.get(0)[1].message:find("expects different type than prior uses"), "a diagnostic")
vim.api.nvim_buf_set_lines(0, 2, 3, false, { "  return %a : i32" })
wait("no diagnostics", function()
  return #vim.diagnostic.get(0) == 0
end)
check(true, "an edit takes it away, and the dialect of the folder is known")
local hover = request("textDocument/hover", at(2, 10))
check(hover.contents.value:find("%%a : i32"), "hover")
local def = request("textDocument/definition", at(2, 10))
check(def[1].range.start.line == 0, "definition")
local list = request("textDocument/completion", at(1, 7))
check(#list.items > 0, "completion")
local params = at(0, 14)
params.newName = "arg"
vim.lsp.util.apply_workspace_edit(request("textDocument/rename", params), "utf-16")
check(vim.api.nvim_buf_get_lines(0, 2, 3, false)[1] == "  return %arg : i32", "rename")
local result
require("ods").execute("ods.runPipeline", { vim.uri_from_bufnr(0), "cse" }, function(r)
  result = r
end)
wait("pipeline", function()
  return result
end)
check(result.text:find("return %%arg0"), "a pipeline")

-- A change of the definition shows in the file that uses it.
local mlir = vim.api.nvim_get_current_buf()
vim.cmd("silent write")
vim.cmd("edit " .. toy)
vim.bo.filetype = "yaml"
wait("client of the definition", function()
  return next(vim.lsp.buf_get_clients(0)) ~= nil
end)
vim.api.nvim_buf_set_lines(0, 7, 8, false, { "    format: '`now` attr-dict'" })
wait("the file that uses it", function()
  return #vim.diagnostic.get(mlir) == 1
end)
check(vim.diagnostic.get(mlir)[1].message:find("expected 'now'"), "a change of the definition shows in open IR")
io.write("PASS\n")
end

local ok, err = pcall(main)
if not ok then
  io.write("FAIL: " .. tostring(err) .. "\n")
  vim.cmd("cquit 1")
end
vim.cmd("qall!")
