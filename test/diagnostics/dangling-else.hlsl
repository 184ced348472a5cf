// args: -T lib_6_3
uint a;
export uint f() {
  if (a)
    if (a > 2)
      return 1;
    else
//  ^^^^ warning warn_dangling_else: add explicit braces to avoid dangling else [-Wdangling-else]
      return 2;
  if (a)
    for (uint i = 0; i < a; i++)
      if (i > 3)
        return 3;
      else
//    ^^^^ warning warn_dangling_else: add explicit braces to avoid dangling else [-Wdangling-else]
        return 4;
  switch (a);
//          ^ warning warn_empty_body: switch statement has empty body [-Wempty-body]
//          ^ note note_empty_body_on_separate_line: put the semicolon on a separate line to silence this warning
  if (a) {
    if (a > 3)
      return 5;
    else
      return 6;
  }
  if (a > 4)
    return 7;
  else if (a > 5)
    return 8;
  else
    return 9;
}
