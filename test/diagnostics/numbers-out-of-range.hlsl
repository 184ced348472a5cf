// args: -T lib_6_3 -enable-16bit-types
static const float plain = 1e40;
//                         ^^^^ warning warn_float_overflow: magnitude of floating-point constant too large for type 'float'; maximum is 3.40282347E+38 [-Wliteral-range]
static const float large = 1e40f;
//                         ^^^^^ warning warn_float_overflow: magnitude of floating-point constant too large for type 'float'; maximum is 3.40282347E+38 [-Wliteral-range]
static const float small = 1e-60f;
//                         ^^^^^^ warning warn_float_underflow: magnitude of floating-point constant too small for type 'float'; minimum is 1.40129846E-45 [-Wliteral-range]
static const half tooLarge = 1e10h;
//                           ^^^^^ warning warn_float_overflow: magnitude of floating-point constant too large for type 'half'; maximum is 65504 [-Wliteral-range]
static const float least = 1e-45f;
static const float infinite = 1.#INF;
static const float zero = 0.0e10f;
static const int16_t narrow = 70000;
//                            ^^^^^ warning warn_impcast_integer_constant: implicit conversion from 'int' to 'int16_t' (aka 'short') changes value from 70000 to 4464 [-Wconstant-conversion]
static const uint16_t wraps = 65536;
//                            ^^^^^ warning warn_impcast_integer_constant: implicit conversion from 'int' to 'uint16_t' (aka 'unsigned short') changes value from 65536 to 0 [-Wconstant-conversion]
static const uint wide = 0x1ffffffff;
//                       ^^^^^^^^^^^ warning warn_impcast_integer_constant: implicit conversion from 'long' to 'uint' (aka 'unsigned int') changes value from 8589934591 to 4294967295 [-Wconstant-conversion]
// The bits are all there.
static const uint all = -1;
static const uint16_t allShort = -1;
static const int16_t high = 0xffff;
