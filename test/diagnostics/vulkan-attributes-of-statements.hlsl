// args: -T lib_6_6
// Attributes of declarations say nothing about statements, as in Clang and DXC.
export float pick(float x) {
  [[vk::binding(1)]] x += 1;
//      ^^^^^^^ warning warn_attribute_ignored: 'vk::binding' attribute ignored [-Wignored-attributes]
//      ^^^^^^^ error err_decl_attribute_invalid_on_stmt: 'vk::binding' attribute cannot be applied to a statement
  [[vk::depth_unchanged]] return x;
//      ^^^^^^^^^^^^^^^ warning warn_attribute_ignored: 'vk::depth_unchanged' attribute ignored [-Wignored-attributes]
//      ^^^^^^^^^^^^^^^ error err_decl_attribute_invalid_on_stmt: 'vk::depth_unchanged' attribute cannot be applied to a statement
}
