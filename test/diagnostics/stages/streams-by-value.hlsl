// args: -T gs_6_0
struct GsOut { float4 pos : SV_Position; };
void foo(LineStream<GsOut> param) { GsOut v = (GsOut)0; param.Append(v); }
//                         ^^^^^ error err_hlsl_missing_inout_attr: stream-output object must be an inout parameter
[maxvertexcount(3)] void main(in triangle float4 pos[3] : SV_Position, inout LineStream<GsOut> o) { foo(o); }
void never(out PointStream<GsOut> s) {}
//                                ^ error err_hlsl_missing_inout_attr: stream-output object must be an inout parameter
