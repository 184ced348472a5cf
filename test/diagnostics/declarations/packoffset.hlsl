// args: -T lib_6_6
cbuffer Fine {
  float4 a : packoffset(c0);
  float2 b : packoffset(c1.z);
}
cbuffer Mixed {
//      ^^^^^ warning warn_hlsl_packoffset_mix: cannot mix packoffset elements with nonpackoffset elements in a cbuffer [-Wmix-packoffset]
  float4 placed : packoffset(c0);
  float4 free;
}
cbuffer Wrong {
  float4 letter : packoffset(b0);
//                           ^^ error err_hlsl_packoffset_invalid_reg: invalid resource class specifier 'b0' for packoffset, expected 'c'
  float4 component : packoffset(c1.q);
//                                 ^ error err_hlsl_unsupported_component: invalid component 'q' used; expected 'x', 'y', 'z', or 'w'
}
cbuffer Crossing {
  float2 row : packoffset(c1.w);
//             ^^^^^^^^^^ error err_hlsl_packoffset_cross_reg_boundary: packoffset cannot cross register boundary
  float list[2] : packoffset(c2.y);
//                ^^^^^^^^^^ error err_hlsl_register_or_offset_bind_not_valid: register or packoffset bind is not valid
  float4x4 rows : packoffset(c4.y);
//                ^^^^^^^^^^ error err_hlsl_packoffset_cross_reg_boundary: packoffset cannot cross register boundary
}
cbuffer Overlap {
  float4 first : packoffset(c0);
  float2 second : packoffset(c0.z);
//       ^^^^^^ error err_hlsl_packoffset_overlap: packoffset overlap between 'second', 'first'
  float third : packoffset(c1);
}
float4 global : packoffset(c0);
//              ^^^^^^^^^^ error err_hlsl_attr_invalid_ast_node: attribute 'packoffset' only applies to shader constant in a constant buffer
cbuffer Itself : packoffset(c0) {
//               ^^^^^^^^^^ error err_hlsl_attr_invalid_ast_node: attribute 'packoffset' only applies to shader constant in a constant buffer
  float4 inside;
}
struct S {
  float4 field : packoffset(c1);
//               ^^^^^^^^^^ error err_hlsl_attr_invalid_ast_node: attribute 'packoffset' only applies to shader constant in a constant buffer
};
cbuffer Wide {
//      ^^^^ warning warn_hlsl_packoffset_mix: cannot mix packoffset elements with nonpackoffset elements in a cbuffer [-Wmix-packoffset]
  double odd : packoffset(c3.y);
//             ^^^^^^^^^^ error err_hlsl_packoffset_alignment_mismatch: packoffset at 'y' does not match alignment 64 required by 'double'
  double even : packoffset(c3.z);
}
