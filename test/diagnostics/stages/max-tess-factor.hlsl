// args: -T lib_6_3
struct V { float4 p : P; };
struct F { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; };
F patch() { return (F)1; }
#define HULL [shader("hull")] [domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("patch")]
#define BODY (InputPatch<V, 3> v, uint i : SV_OutputControlPointID) { return v[i]; }
HULL [maxtessfactor(1.0)] V least BODY
HULL [maxtessfactor(64.0)] V most BODY
HULL [maxtessfactor(0.0)] V none BODY
//    ^^^^^^^^^^^^^^^^^^ error err_hlsl_attribute_range: 'maxtessfactor' must be between 1 and 64, not 0
HULL [maxtessfactor(64.5)] V more BODY
//    ^^^^^^^^^^^^^^^^^^^ error err_hlsl_attribute_range: 'maxtessfactor' must be between 1 and 64, not 64.5
HULL [maxtessfactor(0.0 / 0.0)] V noNumber BODY
//    ^^^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_attribute_range: 'maxtessfactor' must be between 1 and 64, not NaN
