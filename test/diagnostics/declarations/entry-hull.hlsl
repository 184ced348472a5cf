// args: -T hs_6_6
struct Point {
  float4 position : POSITION;
};
[patchconstantfunc("absent")]
//@ 2..29 error err_hlsl_missing_patch_constant_function: patch constant function 'absent' must be defined
Point main(InputPatch<Point, 3> patch, uint i : SV_OutputControlPointID) { return patch[i]; }
//    ^^^^ error err_hlsl_missing_attr: hull entry point must have a valid outputtopology attribute
//    ^^^^ error err_hlsl_missing_attr: hull entry point must have a valid outputcontrolpoints attribute
//    ^^^^ error err_hlsl_missing_domain: hull entry point must have a valid domain attribute [-Wdxil-validation]
