"""Settings: from the command line, the environment, a file or the default, all checked, secrets unseen."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from chanbara.cli import app
from chanbara.server.settings import SECRETS, Settings
from chanbara.server.settings_sources import FIELDS, effective, shown

PASSWORD = "hush-hush, nobody may read it"


def file(folder: Path, text: str, name: str = "settings.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def wrong(path: Path | None, environment: dict[str, str], **given: Any) -> str:  # noqa: ANN401 - any value
    """Return the complaint, which is one line."""
    with pytest.raises(ValueError, match=r".+") as error:
        effective(path, environment, given)
    said = str(error.value)
    assert len(said.splitlines()) == 1, said
    return said


# --- where they come from ----------------------------------------------------------------------------------


def test_the_command_line_comes_before_the_environment_before_the_file_before_the_default(
    tmp_path: Path,
) -> None:
    path = file(tmp_path, 'tables = 1\nrecords = 1\nport = 1\nhost = "::"')
    found = effective(path, {"CHANBARA_PORT": "2", "CHANBARA_RECORDS": "2"}, {"port": 3, "host": None})
    assert found.settings == Settings(tables=1, records=2, port=3, host="::")
    assert {name: found.sources[name] for name in ("tables", "records", "port", "host", "outbox")} == {
        "tables": str(path),
        "records": "CHANBARA_RECORDS",
        "port": "--port",
        "host": str(path),
        "outbox": "default",
    }


@pytest.mark.parametrize("name", FIELDS)
def test_every_setting_can_be_in_the_environment(name: str) -> None:
    value = getattr(Settings(), name)
    texts = {bool: ("off", False), int: ("7", 7), float: ("7.5", 7.5), str: ("", "")}
    text, meant = texts[type(value)] if type(value) in texts else texts[FIELDS[name].type]
    found = effective(None, {f"CHANBARA_{name.upper()}": text}, {})
    assert getattr(found.settings, name) == meant
    assert type(getattr(found.settings, name)) is FIELDS[name].type


def test_other_variables_are_not_ours() -> None:
    others = {"PATH": "/bin", "CHANBARA": "x", "CHANBARA_ALL": "1", "CHANBARA_AUDIT_GAMES": "2"}
    assert effective(None, others, {}).settings == Settings()


# --- what is wrong is said with its source -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("tables = -1", "tables must be at least 0, not -1"),
        ("messages_per_second = 0", "messages_per_second must be greater than 0, not 0"),
        ("messages_per_second = nan", "messages_per_second must be a finite number, not nan"),
        ("messages_per_second = inf", "messages_per_second must be a finite number, not inf"),
        ("records = -5", "records must be at least 0, not -5"),
        ("records = 1.5", "records must be a whole number, not 1.5"),
        ("records = true", "records must be a whole number, not true"),
        ("smtp_tls = 1", "smtp_tls must be true or false, not 1"),
        ("outbox = 0", "outbox must be at least 1, not 0"),
        ("smtp_port = 70000", "smtp_port must be at most 65535, not 70000"),
        ("port = 70000", "port must be at most 65535, not 70000"),
        ('public_url = "play.example"', "public_url must begin with http:// or https://"),
        ('public_url = "https://"', "public_url must name a host"),
        ('proxies = "nginx"', "proxies must be addresses or networks, separated by commas: 'nginx'"),
        ('metrics_from = "10.0.0.1/8"', "metrics_from must be addresses or networks, separated by commas"),
        ("table = 5", "there is no setting table. Did you mean tables?"),
        ("smtp_password = 12345", "smtp_password must be text"),
        ("tables 5", "Expected '='"),
    ],
)
def test_a_wrong_line_of_a_file_is_said(tmp_path: Path, line: str, said: str) -> None:
    found = wrong(file(tmp_path, line), {})
    assert found.startswith(f"{tmp_path / 'settings.toml'}: ")
    assert said in found
    assert "12345" not in found


@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [
        ("CHANBARA_TABLES", "many", 'tables must be a whole number, not "many"'),
        ("CHANBARA_TABLES", "", 'tables must be a whole number, not ""'),
        ("CHANBARA_TABLES", "-1", "tables must be at least 0, not -1"),
        ("CHANBARA_SMTP_TLS", "perhaps", 'smtp_tls must be true or false, not "perhaps"'),
        ("CHANBARA_REQUEST_SECONDS", "nan", "request_seconds must be a finite number, not nan"),
        ("CHANBARA_PORT", "tcp://10.0.0.1:80", 'port must be a whole number, not "tcp://10.0.0.1:80"'),
        ("CHANBARA_TABLE", "5", "there is no such setting. Did you mean CHANBARA_TABLES?"),
        ("CHANBARA_tables", "5", "there is no such setting. Did you mean CHANBARA_TABLES?"),
        ("CHANBARA_QQQQ", "5", "there is no such setting."),
        ("CHANBARA_SMTP_PASSWORD_FILE", "/no/such", "/no/such cannot be read: No such file or directory."),
    ],
)
def test_a_wrong_variable_is_said(variable: str, value: str, said: str) -> None:
    assert wrong(None, {variable: value}) == f"{variable}: {said}"


def test_what_is_wrong_on_the_command_line_is_said() -> None:
    said = wrong(None, {}, public_url="play.example")
    assert said == "--public-url: public_url must begin with http:// or https://"


def test_a_wrong_value_that_is_overridden_does_no_harm(tmp_path: Path) -> None:
    assert effective(file(tmp_path, "tables = -1"), {"CHANBARA_TABLES": "5"}, {}).settings.tables == 5


# --- secrets -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SECRETS)
def test_a_secret_is_read_from_a_file(tmp_path: Path, name: str) -> None:
    secret = file(tmp_path, f"{PASSWORD}\n", "secret")
    by_variable = effective(None, {f"CHANBARA_{name.upper()}_FILE": str(secret)}, {})
    by_file = effective(file(tmp_path, f'{name}_file = "{secret}"'), {}, {})
    for found in (by_variable, by_file):
        assert getattr(found.settings, name) == PASSWORD, "without the line break"
        assert PASSWORD not in found.sources[name]
    path = file(tmp_path, f'{name} = "of the file"')
    found = effective(path, {f"CHANBARA_{name.upper()}_FILE": str(secret)}, {})
    assert getattr(found.settings, name) == PASSWORD, "the environment comes before the file"


@pytest.mark.parametrize("name", SECRETS)
def test_a_secret_is_given_once(tmp_path: Path, name: str) -> None:
    secret = file(tmp_path, PASSWORD, "secret")
    variable = f"CHANBARA_{name.upper()}"
    said = wrong(None, {variable: "other", f"{variable}_FILE": str(secret)})
    assert said == f"{variable}_FILE: {name} is given too; give only one of them."


def test_the_check_shows_everything_but_secrets(tmp_path: Path) -> None:
    secret = file(tmp_path, PASSWORD, "secret")
    url = f"postgresql://chanbara:{PASSWORD}@db/chanbara?sslpassword={PASSWORD}"
    path = file(tmp_path, f'tables = 5\ndatabase = "{url}"')
    found = CliRunner().invoke(
        app,
        ["serve", "--check", "--settings", str(path), "--port", "9000"],
        env={"CHANBARA_SMTP_PASSWORD_FILE": str(secret), "CHANBARA_METRICS_FROM": "10.0.0.0/8"},
    )
    assert found.exit_code == 0, found.output
    assert PASSWORD not in found.output
    assert f"tables = 5  # {path}\n" in found.output
    assert 'metrics_from = "10.0.0.0/8"  # CHANBARA_METRICS_FROM\n' in found.output
    assert "port = 9000  # --port\n" in found.output
    assert "outbox = 400  # default\n" in found.output
    assert f"# smtp_password is set  # CHANBARA_SMTP_PASSWORD_FILE: {secret}\n" in found.output
    said = tomllib.loads(found.output)
    assert said["database"] == "postgresql://chanbara:***@db/chanbara?sslpassword=hidden"
    assert said.keys() == FIELDS.keys() - ({*SECRETS} - {"database"})


def test_no_secret_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even one that was added to the list."""
    monkeypatch.setattr("chanbara.server.settings_sources.SECRETS", (*SECRETS, "smtp_user"))
    found = shown(
        effective(None, {f"CHANBARA_{name.upper()}": PASSWORD for name in (*SECRETS, "smtp_user")}, {})
    )
    assert PASSWORD not in found
    assert "# smtp_user is set  # CHANBARA_SMTP_USER\n" in found


def test_an_address_that_cannot_be_read_is_not_shown() -> None:
    found = effective(None, {"CHANBARA_DATABASE": f"postgres//{PASSWORD}"}, {})
    assert PASSWORD not in shown(found)


def test_the_command_says_what_is_wrong_in_one_sentence() -> None:
    found = CliRunner().invoke(app, ["serve", "--check"], env={"CHANBARA_TABLES": "-1"})
    assert found.exit_code == 1
    assert found.output == "CHANBARA_TABLES: tables must be at least 0, not -1\n"
