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
  warn_hlsl_subobject_unknown: {
    severity: 'warning',
    flag: 'subobject-association',
    message: "'{name}' is no subobject of this library",
    explain: 'The association names a subobject that another library or the host program must bring.',
  },
})
