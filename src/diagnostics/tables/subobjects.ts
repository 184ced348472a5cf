// Subobjects of state objects and payloads of rays. DXC's texts.
import { defineDiagnostics } from '../define.ts'

export const subobjectDiagnostics = defineDiagnostics({
  err_hlsl_subobject_uninitialized: { severity: 'error', message: 'subobject needs to be initialized' },
  err_hlsl_subobject_no_list: { severity: 'error', message: 'expected initialization list' },
  err_hlsl_subobject_string: { severity: 'error', message: 'cannot convert to constant string' },
  err_hlsl_subobject_empty_string: { severity: 'error', message: 'empty string not expected here' },
  err_hlsl_subobject_number: { severity: 'error', message: 'cannot convert to constant unsigned int' },
  err_hlsl_subobject_flags: {
    severity: 'error',
    message: "'{value}' is no combination of the flags of {kind}",
    explain:
      'StateObjectConfig takes STATE_OBJECT_FLAG_* values, RaytracingPipelineConfig1 takes RAYTRACING_PIPELINE_FLAG_* values.',
  },
  err_hlsl_payload_access_qualifier_multiple_defined: {
    severity: 'error',
    message: "payload access qualifier '{access}' has already been defined",
  },
  err_hlsl_payload_access_qualifier_invalid_combination: {
    severity: 'error',
    message: "field '{name}' is qualified '{access}' for shader stage '{stage}' but has no valid {what}",
  },
  err_payload_fields_not_qualified: {
    severity: 'error',
    message: "payload field '{name}' has no payload access qualifiers.",
  },
  err_not_all_payload_fields_qualified: {
    severity: 'error',
    message: "payload type '{type}' requires that all fields carry payload access qualifiers.",
  },
  err_payload_fields_is_payload_and_overqualified: {
    severity: 'error',
    message: "payload field '{name}' is a payload struct. Payload access qualifiers are not allowed on payload types.",
  },
  err_payload_requires_attribute: {
    severity: 'error',
    message: "type '{type}' used as payload requires that it is annotated with the [raypayload] attribute",
    explain:
      'From shader model 6.7 on (6.6 with -enable-payload-qualifiers) the struct that travels with a ray says for each field who reads and writes it: `struct [raypayload] P { float t : read(caller) : write(closesthit, miss); };`. -disable-payload-qualifiers turns this off.',
  },
  warn_hlsl_payload_qualifer_dropped: {
    severity: 'warning',
    flag: 'payload-access-qualifier',
    message:
      'payload access qualifiers ignored. These are only supported for lib_6_7+ targets and lib_6_6 with with the -enable-payload-qualifiers flag.',
  },
  warn_hlsl_subobject_unknown: {
    severity: 'warning',
    flag: 'subobject-association',
    message: "'{name}' is no subobject of this library",
    explain: 'The association names a subobject that another library or the host program must bring.',
  },
})
