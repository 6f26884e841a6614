-- Neovim 0.7 and later: put this folder on the runtime path and call require("ods").setup({}).
local M = {}

--- Options of setup: cmd is the server's command, settings what docs/editors.md lists.
local defaults = { cmd = { "ods", "lsp" }, settings = {} }

local function is_definition(buf)
  for _, line in ipairs(vim.api.nvim_buf_get_lines(buf, 0, 50, false)) do
    if line:match("^dialect:") or line:match("^library:") then
      return true
    elseif not line:match("^%s*#") and line:match("%S") and line ~= "---" then
      return false
    end
  end
  return false
end

-- clients are by the root of a project.
local clients = {}

local function client_of(buf)
  for _, c in pairs(vim.lsp.buf_get_clients(buf)) do
    if c.name == "ods" then
      return c
    end
  end
end

--- root_of returns the folder of the project that a file belongs to.
local function root_of(file)
  local dir = vim.fn.fnamemodify(file, ":p:h")
  for _, name in ipairs({ "go.mod", ".git" }) do
    local found = vim.fn.findfile(name, dir .. ";")
    if found == "" then
      found = vim.fn.finddir(name, dir .. ";")
    end
    if found ~= "" then
      return vim.fn.fnamemodify(found, ":p:h")
    end
  end
  return dir
end

--- attach starts the server of a project, once, and connects a buffer to it.
local function attach(buf, file, opts)
  local root = root_of(file)
  if not clients[root] or not vim.lsp.get_client_by_id(clients[root]) then
    clients[root] = vim.lsp.start_client({
      name = "ods",
      cmd = opts.cmd,
      root_dir = root,
      workspace_folders = { { uri = vim.uri_from_fname(root), name = root } },
      init_options = opts.settings,
    })
  end
  vim.lsp.buf_attach_client(buf, clients[root])
end

--- execute runs a command of the server and calls done with its result.
function M.execute(command, args, done)
  local buf = vim.api.nvim_get_current_buf()
  local client = client_of(buf)
  if not client then
    vim.notify("the language server does not run", vim.log.levels.ERROR)
    return
  end
  local handler = function(err, result)
    if err then
      vim.notify(err.message, vim.log.levels.ERROR)
    else
      done(result)
    end
  end
  local params = { command = command, arguments = args }
  if vim.fn.has("nvim-0.11") == 1 then
    client:request("workspace/executeCommand", params, handler, buf)
  else
    client.request("workspace/executeCommand", params, handler, buf)
  end
end

--- here returns the arguments of commands about the cursor.
local function here()
  local p = vim.lsp.util.make_position_params(0, client_of(0).offset_encoding)
  return { p.textDocument.uri, p.position }
end

--- show opens a result in a split, as a diff against the current buffer when that is asked for.
local function show(result, diff)
  if diff then
    vim.cmd("diffthis")
  end
  vim.cmd("vnew")
  vim.bo.buftype, vim.bo.bufhidden, vim.bo.swapfile = "nofile", "wipe", false
  vim.api.nvim_buf_set_lines(0, 0, -1, false, vim.split(result.text, "\n"))
  vim.bo.filetype = result.languageId
  if diff then
    vim.cmd("diffthis")
  end
end

--- picture writes a drawing to a file and opens it.
local function picture(result)
  local file = vim.fn.tempname() .. ".svg"
  vim.fn.writefile(vim.split(result.text, "\n"), file)
  if vim.ui.open then
    vim.ui.open(file)
  else
    vim.fn.system({ vim.fn.has("mac") == 1 and "open" or "xdg-open", file })
  end
end

--- bytecode shows .mlirbc files as text and writes them back.
local function bytecode(opts)
  vim.api.nvim_create_autocmd("BufReadCmd", {
    pattern = "*.mlirbc",
    callback = function(ev)
      ev = ev or { buf = vim.api.nvim_get_current_buf() }
      local file = vim.api.nvim_buf_get_name(ev.buf)
      local text = vim.fn.systemlist({ opts.cmd[1], "opt", "--allow-unregistered-dialect", file })
      vim.api.nvim_buf_set_lines(ev.buf, 0, -1, false, text)
      vim.bo[ev.buf].filetype = "mlir"
      vim.bo[ev.buf].modified = false
    end,
  })
  vim.api.nvim_create_autocmd("BufWriteCmd", {
    pattern = "*.mlirbc",
    callback = function(ev)
      ev = ev or { buf = vim.api.nvim_get_current_buf() }
      local file = vim.api.nvim_buf_get_name(ev.buf)
      local lines = vim.api.nvim_buf_get_lines(ev.buf, 0, -1, false)
      local out = vim.fn.system({ opts.cmd[1], "opt", "--allow-unregistered-dialect", "--emit-bytecode", "-o", file }, lines)
      if vim.v.shell_error == 0 then
        vim.bo[ev.buf].modified = false
      else
        vim.notify(out, vim.log.levels.ERROR)
      end
    end,
  })
end

function M.setup(opts)
  opts = vim.tbl_extend("force", defaults, opts or {})
  vim.filetype.add({ extension = { mlir = "mlir" } })
  vim.g.do_filetype_lua = 1
  vim.api.nvim_create_autocmd("FileType", {
    pattern = { "mlir", "yaml" },
    callback = function(ev)
      ev = ev or {}
      ev.buf = ev.buf or vim.api.nvim_get_current_buf()
      ev.file = vim.api.nvim_buf_get_name(ev.buf)
      ev.match = ev.match or vim.bo[ev.buf].filetype
      if ev.match == "yaml" and not is_definition(ev.buf) then
        return
      end
      vim.bo[ev.buf].commentstring = ev.match == "mlir" and "// %s" or "# %s"
      attach(ev.buf, ev.file, opts)
    end,
  })
  bytecode(opts)
  local command = vim.api.nvim_create_user_command
  command("OdsRun", function(a)
    M.execute("ods.runPipeline", { vim.uri_from_bufnr(0), a.args ~= "" and a.args or "canonicalize,cse" }, function(r)
      show(r, true)
    end)
  end, { nargs = "?", desc = "run a pipeline and compare" })
  command("OdsCfg", function()
    M.execute("ods.cfg", here(), picture)
  end, { desc = "draw the control flow at the cursor" })
  command("OdsUses", function()
    M.execute("ods.useGraph", here(), picture)
  end, { desc = "draw the uses of values at the cursor" })
  command("OdsExpand", function()
    M.execute("ods.expandDefinition", { vim.uri_from_bufnr(0) }, show)
  end, { desc = "show the definition without reuse" })
end

return M
