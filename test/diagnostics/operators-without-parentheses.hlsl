// args: -T lib_6_3 --rules dxc
// What DXC warns about; Clang does with -Wparentheses.
uint a, b, c;
export bool logical() { return a && b || c; }
//                               ^ warning warn_logical_and_in_logical_or: '&&' within '||' [-Wlogical-op-parentheses]
//                               ^ note note_precedence_silence: place parentheses around the '&&' expression to silence this warning
export bool logicalRight() { return a || b && c; }
//                                         ^ warning warn_logical_and_in_logical_or: '&&' within '||' [-Wlogical-op-parentheses]
//                                         ^ note note_precedence_silence: place parentheses around the '&&' expression to silence this warning
export uint bits() { return a & b | c; }
//                            ^ warning warn_bitwise_op_in_bitwise_op: '&' within '|' [-Wbitwise-op-parentheses]
//                            ^ note note_precedence_silence: place parentheses around the '&' expression to silence this warning
export uint bitsRight() { return a | b & c; }
//                                     ^ warning warn_bitwise_op_in_bitwise_op: '&' within '|' [-Wbitwise-op-parentheses]
//                                     ^ note note_precedence_silence: place parentheses around the '&' expression to silence this warning

export bool fine() { return (a && b) || c || (a && b || false); }
export uint fineBits() { return (a & b) | c ^ a; }
