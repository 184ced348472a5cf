// args: -T lib_6_6
struct Inner { float4 position : SV_Position; float2 uv : TEXCOORD; };
//                               ^^^^^^^^^^^ note note_hlsl_output_declared: SV_Position is declared here
//                               ^^^^^^^^^^^ note note_hlsl_output_declared: SV_Position is declared here
//                               ^^^^^^^^^^^ note note_hlsl_output_declared: SV_Position is declared here
struct Outer { Inner inner; float4 color : COLOR; };

[shader("vertex")] Outer nested(float4 p : P) {
//                       ^^^^^^ error err_hlsl_output_not_written: Not all elements of output SV_Position were written [-Wdxil-validation]
  Outer o;
  o.inner.uv = p.xy;
  o.color = p;
  return o;
}

[shader("vertex")] void partly(float4 p : P, out Inner o) {
//                      ^^^^^^ error err_hlsl_output_not_written: Not all elements of output SV_Position were written [-Wdxil-validation]
  o.position.xyz = p.xyz;
  o.uv = p.xy;
}

// Some path writes it.
[shader("vertex")] Inner sometimes(float4 p : P) {
  Inner o;
  if (p.x > 0) o.position = p;
  o.uv = p.xy;
  return o;
}

[shader("pixel")] float4 depth(float4 p : P, out float d : SV_Depth) : SV_Target { return p; }
//                                                                                 ^^^^^^ warning warn_hlsl_uninit_parameter: parameter 'd' is uninitialized when used here [-Wparameter-usage]
//                                                     ^ note note_hlsl_uninit_parameter: variable 'd' is declared here
//                       ^^^^^ error err_hlsl_output_not_written: Not all elements of output SV_Depth were written [-Wdxil-validation]
//                                                         ^^^^^^^^ note note_hlsl_output_declared: SV_Depth is declared here

[shader("geometry")] [maxvertexcount(1)] void points(point float4 p[1] : P, inout PointStream<Inner> stream) {
//                                            ^^^^^^ error err_hlsl_output_not_written: Not all elements of output SV_Position were written [-Wdxil-validation]
  Inner o;
  o.uv = p[0].xy;
  stream.Append(o);
}
