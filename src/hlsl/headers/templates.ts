// `#include <vector_utils>`, `<type_traits>` and `<enable_if>`: the small templates that DXC has beside the language; written from
// tables here.
//
//   hlsl::slice<1, 2>(v)                                        v.yz
//   hlsl::is_same<T, float>::value                              true for float
//   hlsl::enable_if<hlsl::is_arithmetic<T>::value, T>::type     T, and no such function for anything else

/** One definition however often the header is included, and only where the language has templates. */
function header(guard: string, text: string): string {
  return `#ifndef ${guard}
#define ${guard}
#if __HLSL_VERSION >= 2021
${text}
#endif
#endif
`
}

/** A template that is `otherwise` for all types but the named ones; 16 bits are types of their own only where they are enabled. */
function traitOf(name: string, otherwise: boolean, types: string, types16Bit: string): string {
  const special = (words: string): string =>
    words
      .split(' ')
      .map((type) => `template<> struct ${name}<${type}> { static const bool value = ${!otherwise}; };`)
      .join('\n')
  return `template<typename T> struct ${name} { static const bool value = ${otherwise}; };
${special(types)}
#if __HLSL_ENABLE_16_BIT
${special(types16Bit)}
#endif`
}

export function enableIfHeader(): string {
  return header(
    '__HLSL_ENABLE_IF',
    `namespace hlsl {
template<bool Condition, typename T> struct enable_if {};
template<typename T> struct enable_if<true, T> { using type = T; };
}`,
  )
}

export function typeTraitsHeader(): string {
  return header(
    '__HLSL_TYPE_TRAITS',
    `namespace hlsl {
template<typename T, typename U> struct is_same { static const bool value = false; };
template<typename T> struct is_same<T, T> { static const bool value = true; };
${traitOf('is_arithmetic', false, 'int uint int64_t uint64_t half float double', 'int16_t uint16_t')}
${traitOf('is_signed', true, 'uint uint64_t', 'uint16_t')}
template<typename T> struct is_vector { static const bool value = false; };
template<typename T, int N> struct is_vector<vector<T, N> > { static const bool value = true; };
template<typename T> struct strip_vector_type { using type = T; };
template<typename T, int N> struct strip_vector_type<vector<T, N> > { using type = T; };
template<typename T> struct is_arithmetic_vector {
  static const bool value = is_arithmetic<typename strip_vector_type<T>::type>::value;
};
}`,
  )
}

export function vectorUtilitiesHeader(): string {
  return header(
    '__HLSL_VECTOR_UTILS',
    `#include <enable_if>
namespace hlsl {
template<int Start, int Count, typename T, int Size>
typename enable_if<(Start + Count <= Size), vector<T, Count> >::type slice(vector<T, Size> whole) {
  vector<T, Count> part = (vector<T, Count>)0;
  [unroll] for (int at = 0; at < Count; at++) part[at] = whole[at + Start];
  return part;
}
template<int Count, typename T, int Size> vector<T, Count> slice(vector<T, Size> whole) {
  return slice<0, Count, T, Size>(whole);
}
}`,
  )
}
