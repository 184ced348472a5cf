template<typename T struct Unclosed { };
//                  ^^^^^^ error err_expected_comma_greater: expected ',' or '>' in template-parameter-list
template<int N, 3> struct NotAParameter { };
//              ^ error err_expected_template_parameter: expected template parameter
template<typename T> ;
//                   ^ error err_expected_unqualified_id: expected unqualified-id
vector<float 4> noComma;
//          ^ error err_expected: expected '>'
//    ^ note note_matching: to match this '<'
vector<float, 4 unclosed;
//             ^ error err_expected: expected '>'
//    ^ note note_matching: to match this '<'
Texture2D<> silent;
template<typename T, > struct Trailing { };
//                   ^ error err_expected_template_parameter: expected template parameter
