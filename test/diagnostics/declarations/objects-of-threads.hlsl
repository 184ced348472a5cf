// args: -T cs_6_9
// Ray queries, hit objects, streams and nodes belong to one thread: neither constants nor memory that is shared can hold them.
RaytracingAccelerationStructure scene;
RWBuffer<float> result;

struct Held { float f; RayQuery<0> query[2]; };
struct Derived : Held { float g; };
StructuredBuffer<Held> held;
//@ 1..23 error err_template_arg_list_constraints_not_satisfied: constraints not satisfied for class template 'StructuredBuffer' [with element_type = Held]
//        help: object 'RayQuery<0>' is not allowed in structured buffers
RWStructuredBuffer<Derived> derived;
//@ 1..28 error err_template_arg_list_constraints_not_satisfied: constraints not satisfied for class template 'RWStructuredBuffer' [with element_type = Derived]
//        help: object 'RayQuery<0>' is not allowed in structured buffers
StructuredBuffer<RayQuery<0> > bare;
//@ 1..31 error err_template_arg_list_constraints_not_satisfied: constraints not satisfied for class template 'StructuredBuffer' [with element_type = RayQuery<0>]
//        help: object 'RayQuery<0>' is not allowed in structured buffers

RayQuery<0> loose;
Held inGlobals;
cbuffer Constants { float c; Derived inBuffer; };
ConstantBuffer<Held> typed;
groupshared RayQuery<0> common;
groupshared Held sharedHeld[2];
static RayQuery<0> own;
TriangleStream<float4> stream;
dx::HitObject hit;
//            ^^^ error err_hlsl_unsupported_object_context: object 'dx::HitObject' is not allowed in cbuffers or tbuffers
struct Text { string text; };
//                   ^^^^ error err_hlsl_object_not_global: string declaration may only appear in global scope
Text text;
RayQuery<0> neverUsed;

[numthreads(1, 1, 1)]
void main() {
//   ^^^^ note note_hlsl_entry_defined_here: entry function defined here
  result[0] = loose.Proceed();
//            ^^^^^ error err_hlsl_unsupported_object_context: object 'RayQuery<0>' is not allowed in cbuffers or tbuffers
  result[1] = inGlobals.query[0].Proceed();
//            ^^^^^^^^^ error err_hlsl_unsupported_object_context: object 'RayQuery<0>' is not allowed in cbuffers or tbuffers
  result[2] = inBuffer.query[1].Proceed() + c;
//            ^^^^^^^^ error err_hlsl_unsupported_object_context: object 'RayQuery<0>' is not allowed in cbuffers or tbuffers
  result[3] = typed.query[0].Proceed();
//            ^^^^^ error err_hlsl_unsupported_object_context: object 'RayQuery<0>' is not allowed in cbuffers or tbuffers
  result[4] = common.Proceed() + sharedHeld[1].query[0].Proceed();
//            ^^^^^^ error err_hlsl_unsupported_object_context: object 'RayQuery<0>' is not allowed in groupshared variables
//                               ^^^^^^^^^^ error err_hlsl_unsupported_object_context: object 'RayQuery<0>' is not allowed in groupshared variables
  result[5] = own.Proceed();
  stream;
//^^^^^^ warning warn_unused_expr: expression result unused [-Wunused-value]
//^^^^^^ error err_hlsl_unsupported_object_context: object 'TriangleStream<float4>' (aka 'TriangleStream<vector<float, 4>>') is not allowed in cbuffers or tbuffers
  hit;
//^^^ warning warn_unused_expr: expression result unused [-Wunused-value]
//^^^ error err_hlsl_hit_object_stage: dx::HitObject is unavailable in shader stage 'compute' (requires 'raygeneration', 'closesthit' or 'miss')
//^^^ error err_hlsl_unsupported_object_context: object 'dx::HitObject' is not allowed in cbuffers or tbuffers
  text;
//^^^^ warning warn_unused_expr: expression result unused [-Wunused-value]
}
