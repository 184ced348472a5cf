// args: -T cs_6_6
#define ORDER row_major
#pragma pack_matrix(row_major)
#pragma pack_matrix( column_major )
#pragma pack_matrix(ORDER)
#pragma pack_matrix(foo)
//      ^^^^^^^^^^^ error err_pragma_pack_matrix_malformed: pragma pack_matrix requires '(row_major)' or '(column_major)'
#pragma pack_matrix(row_major
//      ^^^^^^^^^^^ error err_pragma_pack_matrix_malformed: pragma pack_matrix requires '(row_major)' or '(column_major)'
#pragma pack_matrix row_major
//      ^^^^^^^^^^^ error err_pragma_pack_matrix_malformed: pragma pack_matrix requires '(row_major)' or '(column_major)'
#pragma pack_matrix()
//      ^^^^^^^^^^^ error err_pragma_pack_matrix_malformed: pragma pack_matrix requires '(row_major)' or '(column_major)'
#pragma pack_matrix
//      ^^^^^^^^^^^ error err_pragma_pack_matrix_malformed: pragma pack_matrix requires '(row_major)' or '(column_major)'
#pragma pack_matrix(column_major) more
//                                ^^^^ warning warn_pragma_extra_tokens_at_eol: extra tokens at end of '#pragma pack_matrix' - ignored [-Wignored-pragmas]
#if 0
#pragma pack_matrix(foo)
#endif
[numthreads(1, 1, 1)] void main() {}
