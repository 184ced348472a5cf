// Register annotations (INF-0004), in Clang's words.
import { defineDiagnostics } from '../define.ts'
import { dxcExtensionFlag } from '../flags.ts'

/** Registers that Direct3D 9 had. */
export const legacyRegisterFlag = 'legacy-constant-register-binding'

export const registerDiagnostics = defineDiagnostics({
  err_hlsl_binding_type_mismatch: {
    severity: 'error',
    message: "binding type '{letter}' only applies to {what}",
    help: '{advice}',
    explain: `Each register letter holds one kind of thing: t for SRVs (textures, buffers that are only read, tbuffers), u for UAVs (RW
resources), b for constant buffers, s for samplers, c for loose global numbers.

    Texture2D<float4> Color : register(u0);   // error: a texture that is only read is an SRV
    Texture2D<float4> Color : register(t0);   // fine

groupshared variables, and objects such as RayQuery, live in no register at all.`,
  },
  err_hlsl_binding_type_invalid: {
    severity: 'error',
    message: "binding type '{letter}' is invalid",
    help: 'use one of t (SRV), u (UAV), b (constant buffer), s (sampler) or c (offset of a global constant)',
    explain: `A register starts with one of the letters t, u, b, s, c (or i, which has no meaning any more), in upper or lower case.

    float f : register(x0);   // error
    float f : register(c0);   // fine: byte offset 0 of $Globals`,
  },
  err_hlsl_duplicate_register_annotation: {
    severity: 'error',
    message: "binding type '{letter}' cannot be applied more than once",
    help: 'keep one register({letter}...) on the declaration',
    explain: `A variable has at most one register of each letter. A struct with several classes of resources may have one of each:

    struct S { RWBuffer<float> u; Texture2D t; };
    S a : register(u1) : register(t4);    // fine
    S b : register(u1) : register(u2);    // error`,
  },
  warn_hlsl_user_defined_type_missing_member: {
    severity: 'warning',
    flag: legacyRegisterFlag,
    message: "binding type '{letter}' only applies to types containing {what}",
    help: '{advice}',
    explain: `A register on a struct variable is the first one of its members of that class. Without such a member it has no effect.

    struct S { float f; };
    S s : register(t0);   // warning: nothing in S is an SRV
    S s : register(c0);   // fine: the numbers of s start at c0`,
  },
  warn_hlsl_register_type_c_packoffset: {
    severity: 'default-error',
    flag: legacyRegisterFlag,
    message: "binding type 'c' ignored in buffer declaration. Did you mean 'packoffset'?",
    help: "inside a buffer, 'packoffset(c{number})' places a member",
    explain: `register(c#) places loose globals in $Globals. Members of a cbuffer or tbuffer are placed with packoffset.

    cbuffer CB { float f : register(c2); }     // error
    cbuffer CB { float f : packoffset(c2); }   // fine`,
  },
  warn_hlsl_binding_type_read_as: {
    severity: 'warning',
    flag: 'binding-type',
    message: "binding type '{letter}' is read as '{own}' under DXC's rules",
    help: "write '{own}'; under --rules clang '{letter}' places nothing here",
  },
  warn_hlsl_register_without_effect: {
    severity: 'warning',
    flag: 'binding-type',
    message: "'register' has no effect here under DXC's rules",
    help: 'remove the annotation; under --rules clang it is an error',
    explain:
      'Static globals, groupshared variables, locals, parameters, functions and typedefs have no register. DXC takes the annotation without a word.',
  },
  warn_hlsl_register_places_numbers: {
    severity: 'warning',
    flag: 'binding-type',
    message: "'{register}' also places the numbers of this struct, at c{number}, under DXC's rules",
    help: 'say where they go in a last annotation, register(c#)',
    explain: `DXC takes the number of the last register of a struct outside any buffer for its place in $Globals, whatever the letter. Other loose numbers
follow behind it. Under --rules clang only c# places numbers.

    struct S { float f; Texture2D t; };
    S s : register(t3);                   // DXC: s.t at t3, s.f at c3
    S s : register(t3) : register(c0);    // s.t at t3, s.f at c0`,
  },
  warn_hlsl_deprecated_register_type_b: {
    severity: 'default-error',
    flag: legacyRegisterFlag,
    message:
      "binding type 'b' only applies to constant buffers. The 'bool constant' binding type is no longer supported",
    help: 'use register(c{number}) to place the constant in $Globals',
    explain: `In Direct3D 9, b# was a bank of boolean constants. Today b# holds constant buffers.

    bool flag : register(b0);   // error
    bool flag : register(c0);   // fine`,
  },
  err_hlsl_incorrect_binding: {
    severity: 'error',
    message: "invalid register specification, expected '{own}' binding",
    explain:
      "Under DXC's rules the letter of the integer constants of Direct3D 9 is overlooked on numbers, not on resources.",
  },
  warn_hlsl_deprecated_register_type_i: {
    severity: 'default-error',
    flag: legacyRegisterFlag,
    message: "binding type 'i' ignored. The 'integer constant' binding type is no longer supported",
    help: 'remove the annotation, or use register(c{number}) on a global constant',
    explain: `In Direct3D 9, i# was a bank of integer constants. It is gone.

    int n : register(i0);   // error
    int n : register(c0);   // fine`,
  },
  err_hlsl_unsupported_register_number: {
    severity: 'error',
    message: 'register number should be an integer',
    explain: 'After the letter come decimal digits only: register(t0), not register(t0x) or register(tA).',
  },
  err_hlsl_register_number_too_large: {
    severity: 'error',
    message: 'register number should not exceed 4294967295',
    explain: `Register numbers have 32 bits, and the last register of an array or struct counts too.

    RWBuffer<float> A[2] : register(u4294967295);   // error: the second one would be u4294967296`,
  },
  err_hlsl_expected_space: {
    severity: 'error',
    message: "invalid space specifier '{text}' used; expected 'space' followed by an integer, like space1",
    explain:
      'The second argument of register is a space: register(t0, space1). The word is lower case, the number has 32 bits.',
  },
  err_hlsl_space_on_global_constant: {
    severity: 'error',
    message: 'register space cannot be specified on global constants',
    help: 'remove the space: global constants all live in the one buffer $Globals',
    explain:
      'A number outside any buffer is a member of $Globals. Its c register is an offset in that buffer, which has no space.',
  },
  warn_hlsl_register_subscript_ignored: {
    severity: 'warning',
    flag: 'ignored-attributes',
    message: "subscript is ignored: the register is '{register}', as in DXC",
    explain: `The older compiler added the subscript to the number, so that s2[8] meant s10. DXC reads it and takes s2. Write the register
itself: register(ps, s10).`,
  },
  err_hlsl_register_of_profile_overridden: {
    severity: 'default-error',
    flag: dxcExtensionFlag,
    message: "register '{register}' is overridden by '{other}': the profile in front of a register makes no difference",
    explain: `The older compiler bound a variable to another register in each profile: register(vs, t0) : register(ps, t1). DXC reads
the profiles and takes the last register for all of them.`,
  },
  warn_hlsl_implicit_binding: {
    severity: 'ignored',
    flag: 'hlsl-implicit-binding',
    message: 'resource has implicit register binding',
    help: "'descry freeze' writes the registers into the source",
    explain: `Without a register the compiler chooses one, and the choice can move when other resources come and go. This warning, off by
default, finds such declarations. A space alone (register(space1)) is still implicit.`,
  },
  err_attribute_wrong_decl_type_str: {
    severity: 'error',
    message: "'register' attribute only applies to cbuffer/tbuffer and external global variables",
    help: 'remove the annotation',
    explain: `Static globals, locals, parameters, functions and members of structs are not bound by themselves.

    struct S { Texture2D t : register(t0); };   // error
    S s : register(t0);                         // fine: on the global variable`,
  },
})
