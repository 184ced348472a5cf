// args: -T cs_6_6

RWBuffer<int> Out;

int find(int x) {
  [loop]
  for (int i = 0, j = 9; i < j; ++i, j -= 2) {
    if (Out[i] == x) return i;
    // Too far?
    else if (i > x) break;
    else continue;
  }

  int n = 3;
  while (n --> 0) Out[n]++;
  [allow_uav_condition] do { n += 2; } while (n < 10);
  [unroll(4)] for (; n < 14; n++) { }
  for (;;) { if (n++ > 30) break; }
  return -1;
}

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  [branch] if (id.x == 0) Out[0] = find(4);
  [flatten] if (id.x > 4) { Out[1] = 1; } else { Out[2] = 2; }
  switch (id.y) {
    case 0:
    case 1: {
      int only = 1;
      Out[3] = only;
    } break;
    case 2: return;
    default:
  }
  int a, b = id.y, c;
  a = c = b += 2;
  if (a > 1) if (id.z > 1) Out[4] = 1; else Out[5] = 2;
  { int a = 4; Out[6] = a; }
  Out[7] = a + c - (id.x > 1 ? b++ : --b);
}
; ==>
RWBuffer<int> Out : register(u0);

int find(int x) {
  [loop]
  for (int i = 0, j = 9; i < j; ++i, j -= 2) {
    if (Out[i] == x) {
      return i;
    } else if (i > x) {
      // Too far?
      break;
    } else {
      continue;
    }
  }

  int n = 3;
  while (n-- > 0) {
    Out[n]++;
  }
  [allow_uav_condition]
  do {
    n += 2;
  } while (n < 10);
  [unroll(4)]
  for (; n < 14; n++) {
  }
  for (;;) {
    if (n++ > 30) {
      break;
    }
  }
  return -1;
}

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  [branch]
  if (id.x == 0) {
    Out[0] = find(4);
  }
  [flatten]
  if (id.x > 4) {
    Out[1] = 1;
  } else {
    Out[2] = 2;
  }
  switch (id.y) {
    case 0:
    case 1: {
      int only = 1;
      Out[3] = only;
      break;
    }
    case 2:
      return;
    default:
      break;
  }
  int a;
  int b = id.y;
  int c;
  a = c = b += 2;
  if (a > 1) {
    if (id.z > 1) {
      Out[4] = 1;
    } else {
      Out[5] = 2;
    }
  }
  {
    int a = 4;
    Out[6] = a;
  }
  Out[7] = a + c - (id.x > 1 ? b++ : --b);
}
