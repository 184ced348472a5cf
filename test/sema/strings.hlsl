// args: -T lib_6_x
template<typename T, int N> int length(in const T text[N]) { return N - 1; } //=> (4:int - 1:int)
template<typename T> int code(in const T letter) { return letter == 'a' ? 97 : 0; } //=> ((letter == 97:int) ? 97:int : 0:int)
int main(int i) { return length("a-b") + code("ab"[i]); } //=> (length(int[4]{97:int, 45:int, 98:int, 0:int}) + code(int[3]{97:int, 98:int, 0:int}[i]))
