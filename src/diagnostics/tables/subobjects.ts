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
    message: "'{value}' is not a combination of the flags of {kind}",
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
      'From shader model 6.7 on (6.6 with -enable-payload-qualifiers) the payload of a ray has qualifiers for the stages that read and write each field: `struct [raypayload] P { float t : read(caller) : write(closesthit, miss); };`. -disable-payload-qualifiers turns this off.',
  },
  warn_hlsl_payload_access_data_loss: {
    severity: 'warning',
    flag: 'payload-access-shader',
    message:
      "potential loss of data for payload field '{name}'. Field is qualified 'write' in earlier stages and 'write' only for stage '{stage}' but never unconditionally written.",
    explain:
      'A stage that may write a field but not read it does not get its value: what an earlier stage wrote is gone unless this one writes it on every path. Qualify the field `read` as well to keep it.',
  },
  warn_hlsl_payload_access_undef_read: {
    severity: 'warning',
    flag: 'payload-access-shader',
    message: "reading undefined value ('{name}' is not qualified 'read' for shader stage '{stage}')",
  },
  warn_hlsl_payload_access_write_loss: {
    severity: 'warning',
    flag: 'payload-access-shader',
    message: "write will be dropped ('{name}' is not qualified 'write' for shader stage '{stage}')",
  },
  warn_hlsl_payload_access_no_write_for_trace_payload: {
    severity: 'warning',
    flag: 'payload-access-trace',
    message: "field '{name}' is 'write' for 'caller' stage but field is never written for TraceRay call",
  },
  warn_hlsl_payload_access_write_but_no_write_for_trace_payload: {
    severity: 'warning',
    flag: 'payload-access-trace',
    message: "value will be undefined inside TraceRay ('{name}' is not qualified 'write' for 'caller')",
  },
  warn_hlsl_payload_access_read_of_undef_after_trace: {
    severity: 'warning',
    flag: 'payload-access-trace',
    message: "reading undefined value ('{name}' is returned from TraceRay but not qualified 'read' for 'caller')",
  },
  warn_hlsl_payload_access_read_but_no_read_after_trace: {
    severity: 'warning',
    flag: 'payload-access-perf',
    message:
      "'{name}' is qualified 'read' for 'caller' but the field is never read after TraceCall (possible performance issue)",
  },
  warn_qualified_payload_passed_to_extern_function: {
    severity: 'warning',
    flag: 'payload-access-call',
    message:
      'passing a qualified payload to an extern function can cause undefined behavior if payload qualifiers mismatch',
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
    message: "'{name}' is not a subobject of this library",
    explain: 'The association names a subobject that another library or the host program must bring.',
  },
})
