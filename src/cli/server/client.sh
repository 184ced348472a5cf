#!/bin/sh
# descry-client: descry, run by a resident server that gets the command without a Node being started. The build writes this script
# (tools/build/client-script.ts); src/cli/server/pipes.ts is the other end.
#
# No process is started on the way: that would take longer than most of the compiling. A number is taken by writing the file
# NUMBER.request, which must not be there yet. The pipe NUMBER tells that NUMBER.reply is there: commands for this shell, the last of which
# leaves it. Only the server holds the other end of the pipe, so reading ends when the server does. Whatever is unusual is run by
# Node instead, which starts a server when there is none.
set -C
: "${DESCRY_SERVER=auto}"
export DESCRY_SERVER

alone() {
  trap - INT TERM HUP PIPE
  file=$0
  while [ -L "$file" ]; do
    target=$(readlink "$file")
    case $target in
    /*) file=$target ;;
    *) file=${file%/*}/$target ;;
    esac
  done
  exec node "${file%/*}/../../bin/descry.js" "$@"
}

# What replies are made of. A reader that has seen enough is no error.
out() {
  printf "$1" 2>/dev/null || [ -n "$gone" ] || {
    echo 'descry: error: cannot write to stdout' >&2
    leave 1
  }
}
err() {
  printf "$1" >&2
}
leave() {
  echo "-$slot $$" >&5
  exit "$1"
}

interrupted() {
  { echo "-$slot $$" >&5; } 2>/dev/null
  trap - "$1"
  kill -"$1" $$
}

# stdin, the width of a terminal and what else belongs to a process cannot be handed over.
[ "$DESCRY_SERVER" = auto ] && [ ! -t 1 ] || alone "$@"
case $1 in
@COMMANDS@) alone "$@" ;;
esac
for word; do
  case $word in
  @WORDS@) alone "$@" ;;
  esac
done
if [ -t 2 ]; then terminal=2; else terminal=; fi

ask() {
  for slot in @SLOTS@; do
    { printf '%s\0' $$ "$PWD" "$terminal" "$NO_COLOR" "$TERM" "$@" >"$pipes/$slot.request"; } 2>/dev/null || continue
    {
      exec 3>&- 2>&6
      echo "+$slot $$" >&5
      read -r ready <&4 && [ -O "$pipes/$slot.reply" ] && . "$pipes/$slot.reply"
      echo "-$slot $$" >&5
    } 3<>"$pipes/$slot" 4<"$pipes/$slot"
    return
  done
}
for signal in INT TERM HUP; do trap "interrupted $signal" $signal; done
trap 'gone=yes' PIPE

# In a folder of our own: XDG_RUNTIME_DIR/descry, or descry- with the number of the user. Pipes of a server that died may be there, too.
if [ -n "$XDG_RUNTIME_DIR" ]; then own=$XDG_RUNTIME_DIR/descry; else own=${TMPDIR:-/tmp}/descry-[0-9]*; fi
IFS=
for pipes in $own/@SERVER@.*; do
  folder=${pipes%/*}
  [ -O "$folder" ] && [ ! -L "$folder" ] && [ -O "$pipes" ] && [ -p "$pipes/requests" ] || continue
  { ask "$@"; } 6>&2 2>/dev/null 5<>"$pipes/requests"
done
alone "$@"
