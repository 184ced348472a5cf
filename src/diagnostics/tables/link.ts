// What keeps libraries from being linked, in DXC's words, with the files it is about.
import { defineDiagnostics } from '../define.ts'

export const linkDiagnostics = defineDiagnostics({
  err_link_file: { severity: 'error', message: "'{file}' cannot be linked: {problem}" },
  err_link_undefined: {
    severity: 'error',
    message: 'Cannot find definition of function {name} ({files})',
    explain:
      'A library that is linked calls a function that none of them defines, or the entry point is in none of them. Functions of a library are seen by others when they are `export`, or when it was compiled with `-T lib_6_x` or `-default-linkage external`.',
  },
  err_link_redefined: {
    severity: 'error',
    message: "Definition already exists for function {name} ('{first}', '{second}')",
  },
  err_link_redefined_global: {
    severity: 'error',
    message: "Definition already exists for global variable {name} ('{first}', '{second}')",
  },
  err_link_resource: {
    severity: 'error',
    message: "Resource already exists as {kind} for {name} ('{first}', '{second}')",
    explain: 'Resources of the same name in two libraries are one resource, so they must have the same type.',
  },
  err_link_types: {
    severity: 'error',
    message: "the definition of function {name} has other types than its declaration in '{file}'",
  },
  err_link_no_properties: {
    severity: 'error',
    message: "Cannot find function property for entry function {name} ('{file}')",
    explain: 'Only functions with `[shader("...")]` are entry points of a library.',
  },
  err_link_profile: {
    severity: 'error',
    message: "Profile mismatch between entry function and target profile: {target} and {own} ({name} of '{file}')",
  },
  err_link_export_missing: { severity: 'error', message: "Could not find target for export: '{name}'" },
  err_link_export_collision: { severity: 'error', message: 'Export name collides with another export: {name}' },
  err_link_no_exports: { severity: 'error', message: 'Library has no functions to export' },
  err_link_handle: {
    severity: 'error',
    message: 'local resource not guaranteed to map to unique global resource, in function {name}',
  },
  err_link_operation: {
    severity: 'error',
    message: "'{operation}' has no form in shader model 6.{minor}, for which is linked",
  },
  err_link_overlap: {
    severity: 'error',
    message: "resource '{name}' at register {register} overlaps with resource '{other}', space {space}",
  },
  err_link_root_signature: {
    severity: 'error',
    message: 'the root signature of {name} does not fit what was linked: {problem}',
    explain:
      'The entry point brings its root signature along. Resources of other libraries get free registers, unless they say theirs, and the signature must cover them.',
  },
  err_link_no_room: { severity: 'error', message: "resource '{name}' could not be allocated" },
})
