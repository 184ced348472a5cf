void f(int n) {
  int a = 1, b;
  if (n) a = 2; else if (n > 1) { a = 3; } else a = 4;
  if (int c = g()) c++;
  [branch] if (a) ; else ;
  [unroll(4)] for (int i = 0, j = 1; i < 4; ++i, j += 2) { continue; }
  for (;;) break;
  for (a = 0; a < 3; a++) discard;
  [loop] while (a < 3) a++;
  do { a--; } while (a);
  [call] switch (n) {
    case 0:
    case 1 + 2: a = 1; break;
    default: return;
  }
  { { ; } }
  static const float weights[] = { 0.1, 0.2, };
  struct Local { float x; } local = { 1 };
  typedef float Alias; Alias aliased;
  using Other = int; Other other;
  static_assert(true, "");
  float nested(float x);
  Unknown unknown; Unknown<int> unknownTemplate; N::Unknown inNamespace;
  const int k = 3; precise float p = 1;
  return;
}
; ==>
function f: void
  parameter n: int
  variable a: int = 1
  variable b: int
  if n
    (= a 2)
  else
    if (> n 1)
      (= a 3)
    else
      (= a 4)
  if c: int = (call g)
    (post++ c)
  if a
    attribute branch
    empty
  else
    empty
  for
    attribute unroll 4
    variable i: int = 0
    variable j: int = 1
    while (< i 4)
    step (, (++ i) (+= j 2))
    do
      continue
  for
    do
      break
  for
    (= a 0)
    while (< a 3)
    step (post++ a)
    do
      discard
  while (< a 3)
    attribute loop
    (post++ a)
  do while a
    (post-- a)
  switch n
    attribute call
    case 0
    case (+ 1 2)
    (= a 1)
    break
    default
    return
  block
    block
      empty
  variable static weights[]: const float = {0.1 0.2}
  variable local: Local (inline) = {1}
    struct Local
      variable x: float
  alias Alias: float
  variable aliased: Alias
  alias Other: int
  variable other: Other
  static_assert true ""
  function nested: float (prototype)
    parameter x: float
  variable unknown: Unknown
  variable unknownTemplate: Unknown<int>
  variable inNamespace: N::Unknown
  variable k: const int = 3
  variable precise p: float = 1
  return
