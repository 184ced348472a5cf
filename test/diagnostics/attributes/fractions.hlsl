// args: -T hs_6_0
struct V { float4 p : P; };
struct F { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; };
F patch() { return (F)1; }
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")]
[outputcontrolpoints(2.5h)] [patchconstantfunc("patch")]
//                   ^^^^ error err_attribute_argument_type: 'outputcontrolpoints' attribute requires an integer constant
[maxtessfactor(7.5)]
V main(InputPatch<V, 3> v, uint i : SV_OutputControlPointID) { return v[i]; }
//^^^^ error err_hlsl_missing_attr: hull entry point must have a valid outputcontrolpoints attribute
