// What changes of meanings.ts and resources.ts call: it is declared once, at the top of a shader.

/** What changes call, by what of it they name. */
const declarations: Readonly<Record<string, string>> = {
  anyIndex: 'uint anyIndex;',
  counted: 'static uint counted = 0; bool count(uint by) { counted += by; return counted > 2; }',
  Sort: 'enum Sort : uint { SortNone, SortSome = 3, SortAll = 5 };',
  passed: 'template<typename T> T passed(T value) { return value; }',
  Box: 'template<typename T> struct Box { T value; uint rest; T get() { return value; } }; template<typename T> Box<T> boxed(T value) { Box<T> box; box.value = value; box.rest = 1; return box; }',
  setTo: 'template<typename T, typename U> void setTo(out T to, U from) { to = (T)from; }',
  addTo:
    'template<typename T, typename U> void addTo(inout T to, U from) { T old = to; to = from; to = (T)(old + to); }',
  sameResource:
    'template<typename R> R sameResource(R given) { R kept = given; return kept; } template<typename R> void giveResource(R from, out R to) { to = from; } template<typename R> R given(R from) { R to; giveResource(from, to); return to; }',
  HolderOf:
    'template<typename R> struct HolderOf { uint rest; R held[2]; R get(uint at) { return held[at]; } void set(R from) { held[0] = from; held[1] = from; } }; template<typename R> HolderOf<R> holding(R from) { HolderOf<R> holder; holder.rest = 1; holder.set(from); return holder; }',
  turnedIn:
    'template<int n, typename T> T turnedIn(T value) { T all[n]; for (int i = 0; i < n; i++) all[i] = value; return all[n - 1]; }',
}

export function withDeclarations(text: string, ...names: readonly string[]): string {
  const missing = names.map((name) => declarations[name]!).filter((line) => !text.includes(line))
  return [...missing, text].join('\n')
}
