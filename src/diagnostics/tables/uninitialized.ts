// Variables and `out` parameters that are read, or given back, before anything was written to them. Clang's texts and DXC's.
import { defineDiagnostics } from '../define.ts'

export const uninitializedDiagnostics = defineDiagnostics({
  warn_uninit_var: {
    severity: 'ignored',
    flag: 'uninitialized',
    message: "variable '{name}' is uninitialized when used here",
  },
  warn_hlsl_uninit_parameter: {
    severity: 'warning',
    flag: 'parameter-usage',
    message: "parameter '{name}' is uninitialized when used here",
    explain:
      'An `out` parameter has no value until the function writes one, and is copied to the caller when it returns.',
  },
  warn_hlsl_sometimes_uninit_parameter: {
    severity: 'warning',
    flag: 'parameter-usage',
    message: "parameter '{name}' is used uninitialized whenever 'if' condition is {condition}",
  },
  note_hlsl_uninit_parameter: { severity: 'note', message: "variable '{name}' is declared here" },
  warn_uninit_self_reference_in_init: {
    severity: 'warning',
    flag: 'uninitialized',
    message: "variable '{name}' is uninitialized when used within its own initialization",
  },
  warn_sometimes_uninit_var: {
    severity: 'ignored',
    flag: 'sometimes-uninitialized',
    message: "variable '{name}' is used uninitialized whenever 'if' condition is {condition}",
  },
  note_uninit_var_use: { severity: 'note', message: 'uninitialized use occurs here' },
  note_uninit_fixit_remove_cond: {
    severity: 'note',
    message: "initialize the variable '{name}' to silence this warning",
  },
})
