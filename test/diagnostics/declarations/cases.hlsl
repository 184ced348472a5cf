// args: -T lib_6_6
// clang: same
static const int one = 1;
enum E { A, B };

void same(int x) {
  switch (x) {
  case 1:
  case 2:
//     ^ note note_duplicate_case_prev: previous case defined here
    break;
  case 2:
//     ^ error err_duplicate_case: duplicate case value '2'
    break;
  }
}
void equal(int x) {
  switch (x) {
  case 1:
//     ^ note note_duplicate_case_prev: previous case defined here
    break;
  case one:
//     ^^^ error err_duplicate_case_differing_expr: duplicate case value: '1' and 'one' both equal '1'
    break;
  }
}
void names(E e) {
  switch (e) {
  case A:
//     ^ note note_duplicate_case_prev: previous case defined here
    break;
  case B:
    break;
  case A:
//     ^ error err_duplicate_case: duplicate case value 'A'
    break;
  }
}
