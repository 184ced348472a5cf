// args: -T ps_6_0
struct Base { float z : DEPTHS; };
//                  ^ warning warn_hlsl_semantic_overridden: semantic 'DEPTHS' on field overridden by function or enclosing type [-Wsemantic-overridden]
//                    help: a semantic on a whole struct numbers its fields; remove one of the two
//                  ^ warning warn_hlsl_semantic_overridden: semantic 'DEPTHS' on field overridden by function or enclosing type [-Wsemantic-overridden]
//                    help: a semantic on a whole struct numbers its fields; remove one of the two
struct Output : Base { float a; float b : COLOR0; };
//                                    ^ warning warn_hlsl_semantic_overridden: semantic 'COLOR0' on field overridden by function or enclosing type [-Wsemantic-overridden]
//                                      help: a semantic on a whole struct numbers its fields; remove one of the two
//                                    ^ warning warn_hlsl_semantic_overridden: semantic 'COLOR0' on field overridden by function or enclosing type [-Wsemantic-overridden]
//                                      help: a semantic on a whole struct numbers its fields; remove one of the two
struct Nested { Output o[1]; float4 c : COLOR4; };
//                                  ^ warning warn_hlsl_semantic_overridden: semantic 'COLOR4' on field overridden by function or enclosing type [-Wsemantic-overridden]
//                                    help: a semantic on a whole struct numbers its fields; remove one of the two
struct Plain { float a; float b; };
Output main(Nested n : TEXCOORD, Plain p : OTHER, float4 q : LAST) : SV_Target {
  Output output;
  output.z = 0;
  output.a = n.c.x + p.a + q.x;
  output.b = 2;
  return output;
}
