// What can go wrong around a compilation: profiles, jobs, and bugs of our own.
import { defineDiagnostics } from '../define.ts'

export const driverDiagnostics = defineDiagnostics({
  err_invalid_profile: {
    severity: 'fatal',
    message: "invalid profile '{profile}'",
    explain:
      'A profile is a stage and a shader model, like `cs_6_6` or `lib_6_x`. Stages: vs, ps, gs, hs, ds, cs, as, ms, lib. Models 6.0 to 6.10; 4.0 to 5.1 count as 6.0.',
  },
  err_invalid_option: {
    severity: 'error',
    message: '{problem}',
    explain:
      'An option of the library has a value that it cannot have, or the source is not text. The default counts instead.',
  },
  err_validator_too_old: {
    severity: 'error',
    message: "validator version {version} does not support target profile '{profile}'",
    help: 'use -validator-version 1.{minor} or newer, or leave it out',
    explain: 'A validator knows the shader models up to its own minor version, and refuses newer ones.',
  },
  warn_promoted_profile: {
    severity: 'warning',
    flag: 'promoted-profile',
    message: "promoting older shader model profile '{profile}' to 6.0",
    explain: 'Shader models before 6.0 are compiled as 6.0, as dxc does: the code needs Direct3D 12.',
  },
  warn_deprecated_option: {
    severity: 'warning',
    flag: 'deprecated',
    message: "'{name}' is deprecated",
    explain: 'The option still does what it did; newer code should do without it.',
  },
  warn_unused_command_line_argument: {
    severity: 'warning',
    flag: 'unused-command-line-argument',
    message: "'{name}' has no effect: {why}",
    explain: 'The option is known from dxc, but nothing here depends on it. -Qunused-arguments silences this.',
  },
  err_binding_table_not_found: {
    severity: 'error',
    message: "cannot read the binding table '{file}'",
  },
  err_binding_table_macro_not_found: {
    severity: 'error',
    message: "binding table define '{macro}' not found",
    explain: `-binding-table-define names a macro of the source or of -D that holds the table of -import-binding-table.

    #define TABLE "ResourceName,Binding,Space;" "Albedo,t3,0;"`,
  },
  err_binding_table_invalid: {
    severity: 'error',
    message: "line {line} of the binding table '{file}': {problem}",
    explain: `The table of -import-binding-table is a CSV file. Its first row names the columns, in any order.

    ResourceName,Binding,Space
    Albedo,t3,0
    Particles,u0,1`,
  },
  err_unknown_output: {
    severity: 'error',
    message: "there is no output '{name}'",
    explain: 'What a shader can be written as is listed in docs/generated/outputs.md.',
  },
  err_contradicting_target: {
    severity: 'error',
    message: '{problem}',
    explain:
      'An output names its own target: SPIR-V is made for the target spirv, a container for dxil. Leave the target out.',
  },
  err_invalid_job: {
    severity: 'error',
    message: 'invalid job: {problem}',
    explain:
      'A line of a jobs file is one JSON object with "file" or "source", and optionally "id", "entry", "profile", "defines", "includes", "args" (options as on the command line) and "command".',
  },
  err_cannot_write: {
    severity: 'error',
    message: '{problem}',
  },
  err_broken_object: {
    severity: 'error',
    message: '{problem}',
  },
  err_bindings_differ: {
    severity: 'error',
    message: "'{name}' {change}",
    explain: `What 'descry diff' found, for programs: a resource is no longer where it was, and a host that binds by number binds something else.
'descry freeze' writes registers into the source, where they stay; 'descry lock' keeps those of a project.`,
  },
  err_compiler_bug: {
    severity: 'error',
    message: 'internal error: {problem}',
    explain:
      'This is a bug in descry, not in the shader. Please report it with the shader. In a batch the other jobs are not affected.',
  },
})
