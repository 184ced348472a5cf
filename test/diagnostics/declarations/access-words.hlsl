// args: -T lib_6_6
// Words of access are no names.
struct S {
  private:
//^^^^^^^ warning ext_hlsl_access_specifiers: access specifiers are a clang HLSL extension [-Whlsl-extensions]
    int hidden;
  public:
//^^^^^^ warning ext_hlsl_access_specifiers: access specifiers are a clang HLSL extension [-Whlsl-extensions]
    int seen;
    int private;
//      ^^^^^^^ error err_expected_unqualified_id: expected unqualified-id
};
int twice(int public) { return 2 * public; }
//            ^^^^^^ error err_expected: expected ')'
//       ^ note note_matching: to match this '('
//                                 ^^^^^^ error err_hlsl_reserved_keyword: 'public' is a reserved keyword in HLSL
float private() { return 1; }
//    ^^^^^^^ error err_expected_unqualified_id: expected unqualified-id
int internal(int internal) { return internal; }
