// What can be wrong with a project: its file, its layouts, its lock.
import { defineDiagnostics } from '../define.ts'

export const projectDiagnostics = defineDiagnostics({
  err_project_syntax: {
    severity: 'fatal',
    message: 'this is not JSON: {problem}',
    explain: 'descry.json and descry.lock are JSON. Comments and a comma after the last element are allowed.',
  },
  err_project_unknown_field: {
    severity: 'error',
    message: "there is no field '{name}' here",
    help: 'the fields are {known}',
  },
  err_project_misspelt_field: {
    severity: 'error',
    message: "there is no field '{name}' here; did you mean '{meant}'?",
  },
  err_project_repeated_field: {
    severity: 'error',
    message: "'{name}' is here twice",
  },
  err_project_missing_field: {
    severity: 'error',
    message: "'{name}' is missing: {what}",
  },
  err_project_wrong_value: {
    severity: 'error',
    message: 'expected {expected}',
  },
  err_project_macro_name: {
    severity: 'error',
    message: "'{name}' cannot be the name of a macro",
  },
  err_project_profile: {
    severity: 'error',
    message: "there is no profile '{profile}'; did you mean '{meant}'?",
  },
  err_project_no_files: {
    severity: 'error',
    message: "'{pattern}' matches no file",
    explain:
      'Files are named relative to descry.json. `*` stands for any part of a name, `**` for any folders, `{a,b}` for a choice.',
  },
  err_project_no_entries: {
    severity: 'error',
    message: '\'{file}\' has no function with [shader("...")], and the project names no entry',
    help: 'write "entry" and "profile" beside "files"',
  },
  err_project_same_name: {
    severity: 'error',
    message: "two shaders are called '{name}': {first} and {second}",
    help: 'give one of them a "name"',
  },
  err_project_same_file: {
    severity: 'error',
    message: "'{first}' and '{second}' are both written to '{file}'",
    help: 'put {name} into the file name',
  },
  err_project_unknown_shader: {
    severity: 'error',
    message: "no shader of the project is called '{name}'",
  },
  err_project_unknown_axis: {
    severity: 'error',
    message: "there is no axis '{name}'",
  },
  err_project_too_many_permutations: {
    severity: 'error',
    message: "'{name}' has {count} permutations; {most} are allowed",
    help: 'exclude combinations that are not used',
  },
  err_layout_no_room: {
    severity: 'error',
    message: "no place is left for '{name}' in the layout '{layout}': {why}",
    explain:
      'The entry points of a program, and the permutations of a shader, share one layout. What only some of them use must have a place beside what the others use; two unbounded arrays need two register spaces.',
  },
  err_layout_overlap: {
    severity: 'error',
    message: "'{name}' is locked at {place}, which '{other}' takes by its annotation",
    help: "'descry lock --release {name}' lets it move",
  },
  warn_layout_mismatch: {
    severity: 'warning',
    flag: 'program-mismatch',
    message: "'{name}' is {first} in {firstUnit} and {second} in {secondUnit}, at one place of the layout '{layout}'",
    explain:
      'Resources of a program are the same if they have the same name: they share a register. When their types differ, a host that binds one thing for both is wrong in one of them. Rename one, or give each an explicit register.',
  },
  warn_layout_member_mismatch: {
    severity: 'warning',
    flag: 'program-mismatch',
    message:
      "'{name}' is at {first} in {firstUnit} and at {second} in {secondUnit}; the layout '{layout}' has one buffer for both",
    explain:
      'Shaders of a program share a constant buffer, or the elements of a structured buffer, by its name. A member that lies at another offset, or has another type, in one of them reads data of another member. Declare the buffer once, in a header that all of them include. Permutations are compared when their common axes have the same values.',
  },
  warn_stage_input_moved: {
    severity: 'warning',
    flag: 'stage-linkage',
    message: "'{name}' is an input at {input} in {taker}, but an output at {output} in {giver}",
    help: 'declare one struct for both, or the same semantics in the same order; what only one of them needs comes last',
    explain: `Signatures get registers (for Vulkan: locations) in the order of their declaration. Direct3D 12 rejects a pipeline of two stages when an
input is not in the register of the output of its name, or has more components; Vulkan reads any value at the location.

    struct V { float4 p : SV_Position; float3 n : NORMAL; float2 uv : TEXCOORD; };   // out: registers 0, 1, 2
    struct P { float2 uv : TEXCOORD; float3 n : NORMAL; };                           // in: 0 and 1
    struct P { float4 p : SV_Position; float3 n : NORMAL; };                         // fine: as V begins

It is reported for programs with one shader for each stage.`,
  },
  warn_stage_input_missing: {
    severity: 'warning',
    flag: 'stage-linkage',
    message: "'{name}' comes in at {input} in {taker}, and {giver} does not write it",
    help: 'add it to the outputs, or take it out of the inputs',
    explain:
      'An input that the stage before does not write has no value: Direct3D 12 makes no pipeline of the two, in Vulkan it is undefined.',
  },
  err_lock_version: {
    severity: 'error',
    message: 'this lock is of version {version}; this descry reads version 1',
  },
  err_lock_place: {
    severity: 'error',
    message: "'{text}' is not a place",
    help: 'a place is written like t3, t3[4] space1, t0[] or set 0 binding 2',
  },
  err_lock_moved: {
    severity: 'error',
    message: "'{name}' of '{layout}' has moved: {before} in the lock, {after} now",
    explain:
      'descry.lock keeps every resource and every member of a constant buffer at its place. An annotation in the source with another place breaks what was built against the lock. If that is intended, `descry lock --release NAME` records the new place.',
  },
  err_lock_appeared: {
    severity: 'error',
    message: "'{name}' of '{layout}' is not in the lock; it is at {after}",
    help: "'descry lock' adds it",
  },
  err_lock_vanished: {
    severity: 'error',
    message: "'{name}' of '{layout}' is in the lock at {before}, and nothing uses it any more",
    help: "'descry lock' keeps its place free; 'descry lock --compact' gives it away",
  },
  note_lock_here: {
    severity: 'note',
    message: 'locked here',
  },
})
