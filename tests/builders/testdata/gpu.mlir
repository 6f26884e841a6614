// Operations that chance does not make.

gpu.binary @objects [#gpu.object<#nvvm.target, "text">]
