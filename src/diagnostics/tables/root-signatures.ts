// Root signatures: their text, and whether they fit the shader. Clang's texts; LLVM's where the shader is looked at.
import { defineDiagnostics } from '../define.ts'
import { dxcExtensionFlag } from '../flags.ts'

export const rootSignatureDiagnostics = defineDiagnostics({
  // ---- Syntax
  err_hlsl_invalid_token: { severity: 'error', message: 'invalid {role} of {owner}' },
  err_hlsl_rootsig_expected: { severity: 'error', message: 'expected {what}' },
  err_hlsl_rootsig_expected_either: { severity: 'error', message: 'expected {what} or {other}' },
  err_hlsl_rootsig_expected_after: { severity: 'error', message: 'expected {what} after {before}' },
  err_hlsl_rootsig_repeat_param: { severity: 'error', message: "specified the same parameter '{name}' multiple times" },
  err_hlsl_rootsig_missing_param: { severity: 'error', message: "did not specify mandatory parameter '{name}'" },
  err_hlsl_number_literal_overflow: {
    severity: 'error',
    message: '{kind} literal is too large to be represented as a {type} type',
  },
  err_hlsl_number_literal_underflow: {
    severity: 'error',
    message: 'float literal has a magnitude that is too small to be represented as a float type',
  },
  err_hlsl_rootsig_non_zero_flag: {
    severity: 'error',
    message: 'flag value is neither a literal 0 nor a named value',
  },
  err_expected_string_literal: {
    severity: 'error',
    message: "expected string literal as argument of 'RootSignature' attribute",
  },
  err_hlsl_rootsignature_entry: {
    severity: 'error',
    message: 'rootsignature specified as target environment but entry, {name}, was not defined',
  },
  warn_hlsl_rootsig_define_missing: {
    severity: 'warning',
    flag: 'rootsig-define',
    message: "'-rootsig-define' names '{name}', which is not a macro; it is ignored",
  },
  err_disallowed_duplicate_attribute: {
    severity: 'default-error',
    flag: dxcExtensionFlag,
    message: "attribute '{name}' cannot appear more than once on a declaration",
  },
  warn_duplicate_attribute_exact: {
    severity: 'warning',
    flag: 'ignored-attributes',
    message: "attribute '{name}' is already applied",
  },

  // ---- Meaning
  err_hlsl_invalid_rootsig_value: { severity: 'error', message: 'value must be in the range [{lower}, {upper}]' },
  err_hlsl_invalid_rootsig_flag: { severity: 'error', message: 'invalid flags for version 1.{minor}' },
  err_hlsl_invalid_mixed_resources: {
    severity: 'error',
    message: 'sampler and non-sampler resource mixed in descriptor table',
    explain: 'Samplers live in a descriptor heap of their own, so a table holds either samplers or views.',
  },
  err_hlsl_appending_onto_unbound: { severity: 'error', message: 'offset appends to unbounded descriptor range' },
  err_hlsl_offset_overflow: { severity: 'error', message: 'descriptor range offset overflows [{lower}, {upper}]' },
  err_hlsl_rootsig_register_overflow: {
    severity: 'error',
    message: 'registers of the descriptor range overflow [{lower}, {upper}]',
  },
  err_hlsl_resource_range_overlap: {
    severity: 'error',
    message: 'resource ranges {range} and {other} overlap within space = {space} and visibility = {visibility}',
  },
  note_hlsl_resource_range_here: { severity: 'note', message: 'overlapping resource range here' },
  err_hlsl_rootsig_too_large: {
    severity: 'error',
    message: 'root signature takes {size} of at most 64 words',
    explain:
      'A root constant costs one 32-bit word, a root descriptor two, a descriptor table one. D3D12 refuses more than 64 words; put constants into a buffer, or descriptors into a table.',
  },
  err_hlsl_rootsig_local_flag_on_global: {
    severity: 'error',
    message: 'LOCAL_ROOT_SIGNATURE flag used in global root signature',
  },

  // ---- Against the shader
  err_rootsig_unbound: {
    severity: 'error',
    message: '{class} register {register} in space {space} does not have a binding in the Root Signature',
    help: "add {part} to a table that the stage sees; 'descry rootsig' writes a signature that fits",
    explain:
      'The shader uses the resource, but no parameter of its root signature that the stage can see covers all of its registers. D3D12 refuses to make a pipeline of the two.',
  },
  err_rootsig_typed_root_descriptor: {
    severity: 'error',
    message:
      '{class} at register {register} and space {space} is bound to a texture or typed buffer. {class} root descriptors can only be Raw or Structured buffers.',
  },
  err_rootsig_counter_root_descriptor: {
    severity: 'error',
    message: '{class} at register {register} and space {space} has a counter, which a root descriptor cannot have',
  },
  warn_rootsig_constants_too_small: {
    severity: 'warning',
    flag: 'root-constants-size',
    message: "'{name}' has {size} words, but its root constants only {count}",
    explain: 'What a shader reads behind the last root constant is undefined.',
  },
  err_rootsig_denied: {
    severity: 'error',
    message:
      'Shader has root bindings but root signature uses a DENY flag to disallow root binding access to the shader stage.',
  },
  warn_rootsig_heap_flag: {
    severity: 'warning',
    flag: 'root-signature-heap-flags',
    message: 'the shader indexes the {heap} heap, but its root signature does not have the flag {flag}',
    help: 'add RootFlags({flag})',
    explain:
      'D3D12 refuses to make a pipeline of a shader that indexes a descriptor heap and a root signature without the flag for it.',
  },
  note_rootsig_here: { severity: 'note', message: 'root signature is here' },
  note_rootsig_bound_here: { severity: 'note', message: '{what} is here' },
  note_rootsig_hidden: { severity: 'note', message: 'bound here, but visible to {visibility} shaders only' },
  note_rootsig_partial: { severity: 'note', message: 'covers only {range}' },
  warn_rootsig_unused: {
    severity: 'ignored',
    flag: 'unused-root-parameter',
    message: '{what} of the root signature is not used by this shader',
    explain:
      'The parameter costs words of the root signature and time to set. Signatures are often shared by shaders, so the warning is off by default.',
  },
})
