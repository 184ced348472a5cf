// args: -T lib_6_3 -Wparentheses
uint a, b, c;
export bool logical() { return a && b || c; }
//                               ^ warning warn_logical_and_in_logical_or: '&&' within '||' [-Wlogical-op-parentheses]
//                               ^ note note_precedence_silence: place parentheses around the '&&' expression to silence this warning
export uint bits() { return a & b | c; }
//                            ^ warning warn_bitwise_op_in_bitwise_op: '&' within '|' [-Wbitwise-op-parentheses]
//                            ^ note note_precedence_silence: place parentheses around the '&' expression to silence this warning
