// args: -T lib_6_6
#define NOTHING(x)
static bool3 v;
uint precedence(uint a, uint b, uint c) {
  uint r = a & b == c;
//           ^ warning warn_precedence_bitwise_rel: & has lower precedence than ==; == will be evaluated first [-Wparentheses]
//               ^ note note_precedence_silence: place parentheses around the '==' expression to silence this warning
//           ^ note note_precedence_bitwise_first: place parentheses around the & expression to evaluate it first
  r += a == b | c;
//            ^ warning warn_precedence_bitwise_rel: | has lower precedence than ==; == will be evaluated first [-Wparentheses]
//       ^ note note_precedence_silence: place parentheses around the '==' expression to silence this warning
//            ^ note note_precedence_bitwise_first: place parentheses around the | expression to evaluate it first
  r += a ^ b < c;
//       ^ warning warn_precedence_bitwise_rel: ^ has lower precedence than <; < will be evaluated first [-Wparentheses]
//           ^ note note_precedence_silence: place parentheses around the '<' expression to silence this warning
//       ^ note note_precedence_bitwise_first: place parentheses around the ^ expression to evaluate it first
  r += a << b + c;
//            ^ warning warn_addition_in_bitshift: operator '<<' has lower precedence than '+'; '+' will be evaluated first [-Wshift-op-parentheses]
//            ^ note note_precedence_silence: place parentheses around the '+' expression to silence this warning
  r += 1 - a >> b;
//       ^ warning warn_addition_in_bitshift: operator '>>' has lower precedence than '-'; '-' will be evaluated first [-Wshift-op-parentheses]
//       ^ note note_precedence_silence: place parentheses around the '-' expression to silence this warning
  // Meant.
  r += (a == b) & c;
  r += a == b & b == c;
  r += a & b & c == 1;
  r += a << (b + c);
  return r;
}

void conditions(inout uint x, uint y) {
  if (x = y) y++;
//      ^ warning warn_condition_is_assignment: using the result of an assignment as a condition without parentheses [-Wparentheses]
//      ^ note note_condition_assign_silence: place parentheses around the assignment to silence this warning
//        fix: insert '(' at 7
//        fix: insert ')' at 12
//      ^ note note_condition_assign_to_comparison: use '==' to turn this assignment into an equality comparison
//        fix: replace '=' by '=='
  while (x |= y) break;
//         ^ warning warn_condition_is_assignment: using the result of an assignment as a condition without parentheses [-Wparentheses]
//         ^ note note_condition_assign_silence: place parentheses around the assignment to silence this warning
//           fix: insert '(' at 10
//           fix: insert ')' at 16
//         ^ note note_condition_or_assign_to_comparison: use '!=' to turn this compound assignment into an inequality comparison
//           fix: replace '|=' by '!='
  for (; x = y;) break;
//         ^ warning warn_condition_is_assignment: using the result of an assignment as a condition without parentheses [-Wparentheses]
//         ^ note note_condition_assign_silence: place parentheses around the assignment to silence this warning
//           fix: insert '(' at 10
//           fix: insert ')' at 15
//         ^ note note_condition_assign_to_comparison: use '==' to turn this assignment into an equality comparison
//           fix: replace '=' by '=='
  do x++; while (x = y);
//                 ^ warning warn_condition_is_assignment: using the result of an assignment as a condition without parentheses [-Wparentheses]
//                 ^ note note_condition_assign_silence: place parentheses around the assignment to silence this warning
//                   fix: insert '(' at 18
//                   fix: insert ')' at 23
//                 ^ note note_condition_assign_to_comparison: use '==' to turn this assignment into an equality comparison
//                   fix: replace '=' by '=='
  if ((x = y)) y++;
}

void bodies(inout uint x) {
  if (x > 1);
//          ^ warning warn_empty_body: if statement has empty body [-Wempty-body]
//          ^ note note_empty_body_on_separate_line: put the semicolon on a separate line to silence this warning
  if (x > 1) NOTHING(x);
  if (x > 1)
    ;
  for (uint i = 0; i < 3; i++);
  for (uint j = 0; j < 3; j++); { x++; }
//                            ^ warning warn_empty_body: for loop has empty body [-Wempty-body]
//                            ^ note note_empty_body_on_separate_line: put the semicolon on a separate line to silence this warning
  while (x++ < 5);
//               ^ warning warn_empty_body: while loop has empty body [-Wempty-body]
//               ^ note note_empty_body_on_separate_line: put the semicolon on a separate line to silence this warning
    x++;
}

void unused(bool a, inout uint x) {
  a && (x = 1);
  a && x;
//  ^ warning warn_unused_expr: expression result unused [-Wunused-value]
}
