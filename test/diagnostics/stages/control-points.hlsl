// args: -T lib_6_5
struct V { float4 p : SV_Position; };
float4 read(InputPatch<V, 100000000> patch) { return patch[0].p; }
//          ^^^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_control_point_count: a patch has at most 32 control points, not 100000000
float4 most(InputPatch<V, 32> patch) { return patch[0].p; }
