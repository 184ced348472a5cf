// args: -T ps_6_0
float4 main(float4 a : A, float1 b : B, float2x2 m : M) : SV_Target {
  if (a) a += 1;
//    ^ error err_hlsl_control_flow_cond_not_scalar: if statement conditional expressions must evaluate to a scalar
//      help: use any() or all()
  while (a > 0) a -= 1;
//       ^^^^^ error err_hlsl_control_flow_cond_not_scalar: while statement conditional expressions must evaluate to a scalar
//             help: use any() or all()
  do { a -= 1; } while (m);
//                      ^ error err_hlsl_control_flow_cond_not_scalar: do-while statement conditional expressions must evaluate to a scalar
//                        help: use any() or all()
  for (uint i = 0; a < i; i++) a += 1;
//                 ^^^^^ error err_hlsl_control_flow_cond_not_scalar: for statement conditional expressions must evaluate to a scalar
//                       help: use any() or all()
  if (b) a = 2;
  if (any(a)) a = 3;
  return a;
}
