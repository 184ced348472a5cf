// args: -T lib_6_3 --rules dxc
[branch] int Level;
//@ 2..8 warning err_stmt_attribute_invalid_on_decl: 'branch' attribute cannot be applied to a declaration [-Wdxc-extension]
[loop] void outside() {}
//@ 2..6 warning err_stmt_attribute_invalid_on_decl: 'loop' attribute cannot be applied to a declaration [-Wdxc-extension]
struct Box { [loop] int size; [branch] void grow() {} };
//            ^^^^ warning err_stmt_attribute_invalid_on_decl: 'loop' attribute cannot be applied to a declaration [-Wdxc-extension]
//                             ^^^^^^ warning err_stmt_attribute_invalid_on_decl: 'branch' attribute cannot be applied to a declaration [-Wdxc-extension]
void take([loop] int count) {}
//         ^^^^ warning err_stmt_attribute_invalid_on_decl: 'loop' attribute cannot be applied to a declaration [-Wdxc-extension]
int inside(int count) {
  [loop] int start = 2;
// ^^^^ warning err_stmt_attribute_invalid_on_decl: 'loop' attribute cannot be applied to a declaration [-Wdxc-extension]
  [flatten] return 1;
// ^^^^^^^ warning err_branch_attribute_wrong_statement: 'flatten' attribute only applies to 'if' and 'switch' statements [-Wdxc-extension]
}
int hints(int count) {
  [loop] count++;
// ^^^^ warning err_loop_attribute_wrong_statement: 'loop' attribute only applies to 'for', 'while', and 'do' statements [-Wdxc-extension]
  [loop] { count++; }
// ^^^^ warning err_loop_attribute_wrong_statement: 'loop' attribute only applies to 'for', 'while', and 'do' statements [-Wdxc-extension]
  [branch] ;
// ^^^^^^ warning err_branch_attribute_wrong_statement: 'branch' attribute only applies to 'if' and 'switch' statements [-Wdxc-extension]
  [loop] if (count > 3) count++;
// ^^^^ warning err_loop_attribute_wrong_statement: 'loop' attribute only applies to 'for', 'while', and 'do' statements [-Wdxc-extension]
  [branch] for (int i = 0; i < 10; i++) count++;
// ^^^^^^ warning err_branch_attribute_wrong_statement: 'branch' attribute only applies to 'if' and 'switch' statements [-Wdxc-extension]
  [unroll(1.5)] for (int i = 0; i < 10; i++) count++;
//        ^^^ warning err_pragma_loop_invalid_argument_type: invalid argument of type 'float'; expected an integer type [-Wdxc-extension]
  [unroll(-1)] for (int i = 0; i < 10; i++) count++;
//        ^^ warning err_requires_positive_value: invalid value '-1'; must be positive [-Wdxc-extension]
  [unroll][loop] for (int i = 0; i < 10; i++) count++;
// ^^^^^^ error err_hlsl_loop_attributes_incompatible: loop and unroll attributes are not compatible
  [numthreads(1, 1, 1)] count++;
// ^^^^^^^^^^ error err_decl_attribute_invalid_on_stmt: 'numthreads' attribute cannot be applied to a statement
  [branch] if (count > 3) count++;
  return count;
}
