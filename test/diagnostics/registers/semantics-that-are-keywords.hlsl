// args: -T lib_6_6
float result() : in { return 1; }
//               ^^ error err_expected_semantic_identifier: expected HLSL Semantic identifier
void parameter(int2 a : void) {}
//                      ^^^^ error err_expected_semantic_identifier: expected HLSL Semantic identifier
struct Fields { float3 a : float; float3 b : COLOR; };
//                         ^^^^^ error err_expected_semantic_identifier: expected HLSL Semantic identifier
float texture() : texture { return 1; }
